import { describe, expect, it } from 'vitest';
import { isOurs, routeOf, rulesAddress, runListAddress, tableAddress } from './router';

const at = (address: string) => routeOf(new URL(address, 'https://spike.example'));

describe('routeOf', () => {
  it('knows the pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new')).toEqual({ page: 'new', game: null });
    expect(at('/new?game=steam')).toEqual({ page: 'new', game: 'steam' });
    expect(at('/rules/steam#ST-4.5')).toEqual({ page: 'rules', game: 'steam', rule: 'ST-4.5' });
    expect(at('/rules')).toMatchObject({ page: 'rules', rule: null });
  });

  it('reads the table, the moment and the invitation', () => {
    expect(at('/table/k3v9x2mq')).toEqual({
      page: 'table',
      id: 'k3v9x2mq',
      invitation: null,
      at: null,
    });
    expect(at('/table/k3v9x2mq?at=37')).toMatchObject({ at: 37 });
    expect(at('/table/k3v9x2mq?seat=2&key=a%2Bb')).toMatchObject({
      invitation: { seat: 2, key: 'a+b' },
    });
  });

  it('knows the game, a challenge, and the line of the day', () => {
    expect(at('/run')).toEqual({ page: 'run', challenge: null, daily: false });
    expect(at('/run?challenge=k3v9x2mqrt')).toMatchObject({ challenge: 'k3v9x2mqrt' });
    expect(at('/run?line=daily')).toMatchObject({ daily: true });
    expect(at('/run/else')).toMatchObject({ page: 'unknown' });
  });

  it('knows the lists of runs', () => {
    expect(at('/run/lists')).toEqual({ page: 'run-lists', list: null, day: null });
    const told = { page: 'run-lists', list: 'snow', day: '2026-12-01' };
    expect(at(runListAddress('snow', '2026-12-01'))).toEqual(told);
    expect(runListAddress('day', null)).toBe('/run/lists?list=day');
  });

  it('takes nothing for a number that is none', () => {
    expect(at('/table/x?at=-1&seat=two')).toMatchObject({ at: null, invitation: null });
    expect(at('/table/x?at=1e3')).toMatchObject({ at: null });
  });

  it('says what it does not know', () => {
    expect(at('/table')).toMatchObject({ page: 'unknown' });
    expect(at('/table/a/b')).toMatchObject({ page: 'unknown' });
    expect(at('/tabel/a')).toEqual({ page: 'unknown', path: '/tabel/a' });
    expect(at('/%E0%A4%A')).toMatchObject({ page: 'unknown' });
  });
});

describe('addresses', () => {
  it('lead back to their pages', () => {
    expect(at(tableAddress('a b/c', 4))).toMatchObject({ id: 'a b/c', at: 4 });
    expect(at(rulesAddress('steel-driver', 'SD-3.4'))).toMatchObject({ rule: 'SD-3.4' });
  });

  it('belong to the client, to the server or to somebody else', () => {
    const ours = (address: string) =>
      isOurs(new URL(address, 'https://spike.example'), 'https://spike.example');
    expect(ours('/table/x')).toBe(true);
    expect(ours('/backgammon')).toBe(true);
    expect(ours('/api/games/x/log')).toBe(false);
    expect(ours('/back/token')).toBe(false);
    expect(ours('https://elsewhere.example/')).toBe(false);
  });
});

import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speak, t } from '../../../text/fluent';
import { SteamSession } from '../session.svelte';
import { context, view } from '../testing/table';
import { winnersOf } from '../winners';
import { accountsOf } from './ledger';
import { sheetOf, worth, type Row } from './sheet';
import Telling from './Telling.svelte';

const step = (...events: { type: string; [field: string]: unknown }[]) => ({
  n: 1,
  action: null,
  events,
  at: '',
});

describe('accounts', () => {
  const accounts = accountsOf(
    [
      step({ type: 'turn_began', turn: 1 }),
      step({ type: 'capital_raised', seat: 0, steps: 2, money: 10, income: -2, vp: 0 }),
      step({ type: 'delivered', seat: 0, points: [1, 1] }),
      step({ type: 'scored', seat: 0, points: 1, as: 'vp', lost: 0, income: -2, vp: 1 }),
      step({ type: 'scored', seat: 1, points: 1, as: 'income', lost: 0, income: 1, vp: 0 }),
      step(
        { type: 'income', seat: 0, amount: -2, money: 0, income: -2, vp: 1 },
        { type: 'turn_began', turn: 2 },
      ),
      step({ type: 'delivered', seat: 1, points: [0, 3] }),
      step({ type: 'scored', seat: 1, points: 3, as: 'income', lost: 1, income: 3, vp: 0 }),
      step({ type: 'game_over' }),
    ],
    2,
  );

  it('hold VP and income at the start and after every turn', () => {
    expect(accounts.map(({ vp }) => vp)).toEqual([
      [0, 1, 1],
      [0, 0, 0],
    ]);
    expect(accounts.map(({ income }) => income)).toEqual([
      [0, -2, -2],
      [0, 1, 3],
    ]);
  });

  it('tell deliveries, points by scale and source, and capital', () => {
    const [ann, ben] = accounts;
    expect(ann).toMatchObject({ deliveries: 1, toVp: 1, toIncome: 0, fromOthers: 0, capital: 10 });
    expect(ben).toMatchObject({ deliveries: 1, toVp: 0, toIncome: 4, fromOthers: 1, capital: 0 });
  });
});

const row = (fields: Partial<Row>): Row => ({
  seat: 0,
  vp: 0,
  income: 0,
  income_vp: 0,
  links: 0,
  bankrupt: false,
  score: 0,
  ...fields,
});
const ROWS = [
  row({ seat: 0, vp: 5, income: 4, income_vp: 2, links: 3, score: 10 }),
  row({ seat: 1, vp: 9, income: -2, income_vp: -4, links: 4, score: 9 }),
  row({ seat: 2, vp: 1, bankrupt: true }),
];

describe('the score sheet', () => {
  it('lists the seats by rank', () => {
    const over = step({ type: 'game_over', sheet: ROWS });
    const ranking = [[1], [0], [2]];
    expect(sheetOf([over], view({ ranking })).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(sheetOf([step({ type: 'scored' })], view())).toEqual([]);
  });

  it('counts nothing for who is bankrupt', () => {
    expect(ROWS.map((each) => worth(each, 'vp'))).toEqual([5, 9, 0]);
  });
});

describe('the winners', () => {
  beforeEach(() => speak('en'));
  const name = (seat: number) => ['Ann', 'Ben', 'Cy'][seat] ?? '';
  const told = (ranking: number[][], ...bankrupt: number[]) =>
    t(
      'st-won-by',
      winnersOf(ranking, [0, 0, 0], (seat) => bankrupt.includes(seat), name),
    );

  it('are nobody when all are bankrupt', () => {
    expect(told([[0, 1, 2]], 0, 1, 2)).toBe('Everybody is bankrupt; nobody wins');
    expect(told([[2], [0, 1]], 0, 1)).toBe('Cy wins with 0 VP');
    expect(told([[0, 2], [1]], 1)).toBe('Ann and Cy share the win with 0 VP each');
  });
});

describe('the telling', () => {
  beforeEach(() => speak('en'));

  const totals = (): string[] =>
    [...document.querySelectorAll('[data-score]')].map((each) => each.textContent);

  it('shows all at once, or part after part in the order of what is told', () => {
    const ctx = context({ view: view({ phase: 'over', is_over: true, ranking: [[0], [1], [2]] }) });
    let session!: SteamSession;
    const end = $effect.root(() => {
      session = new SteamSession(ctx);
    });
    render(Telling, { session, rows: ROWS });
    const press = (name: string) => {
      screen.getByRole('button', { name }).click();
      flushSync();
    };
    expect(totals()).toEqual(['10', '9', '0']);
    press('Step by step');
    expect(totals()).toEqual(['0', '0', '0']);
    press('Add: VP from play');
    expect(totals()).toEqual(['9', '5', '0']);
    press('Add: income');
    expect(totals()).toEqual(['7', '5', '0']);
    press('Add: links');
    expect(totals()).toEqual(['10', '9', '0']);
    end();
  });
});

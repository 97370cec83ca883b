import { beforeEach, expect, it } from 'vitest';
import type { ChatLine } from '../wire/types';
import { Hushed } from './hushed.svelte';

const line = (seat: number | null, name: string): ChatLine => ({
  id: 1,
  seat,
  name,
  text: 'x',
  at: '',
});

beforeEach(() => localStorage.clear());

it('hides a player at one table, whatever the name, and remembers it', () => {
  new Hushed('one').add(line(1, 'Ben'));
  const again = new Hushed('one');
  expect(again.has(line(1, 'Other'))).toBe(true);
  expect(again.has(line(2, 'Ben'))).toBe(false);
  expect(again.has(line(null, 'Ben'))).toBe(false);
  expect(new Hushed('two').has(line(1, 'Ben'))).toBe(false);
});

it('hides a watcher by name, until all are shown again', () => {
  const hushed = new Hushed('one');
  hushed.add(line(null, 'Eve'));
  expect(hushed.has(line(null, 'Eve'))).toBe(true);
  hushed.clear();
  expect(new Hushed('one').has(line(null, 'Eve'))).toBe(false);
});

it('survives what is no list', () => {
  localStorage.setItem('gs-hushed', '{"a":');
  expect(new Hushed('one').speakers).toEqual([]);
});

import { expect, it } from 'vitest';
import type { ListName, RunList } from '../requests';
import { Listing } from './run-list.svelte';

type Asked = [ListName, string | null, string | null];

const page = (list: ListName, runs: string[], next: string | null) =>
  ({ list, entries: runs.map((run) => ({ run })), next }) as RunList;

const runs = (listing: Listing) => listing.told?.entries.map(({ run }) => run);

it('shows a list and adds to it, each run once', async () => {
  const asked: Asked[] = [];
  const listing = new Listing(async (list, day, after) => {
    asked.push([list, day, after]);
    return after ? page(list, ['b', 'c'], null) : page(list, ['a', 'b'], 'x');
  });
  await listing.show('week', '2026-12-01');
  await listing.more('2026-12-01');
  expect(runs(listing)).toEqual(['a', 'b', 'c']);
  await listing.more('2026-12-01');
  expect(asked).toEqual([
    ['week', '2026-12-01', null],
    ['week', '2026-12-01', 'x'],
  ]);
});

it('drops an answer that comes after another list was asked for', async () => {
  const answers: ((told: RunList) => void)[] = [];
  const listing = new Listing(() => new Promise((resolve) => answers.push(resolve)));
  const first = listing.show('day', null);
  const second = listing.show('snow', null);
  answers[1]?.(page('snow', ['s'], null));
  answers[0]?.(page('day', ['d'], 'x'));
  await Promise.all([first, second]);
  expect(runs(listing)).toEqual(['s']);
  const more = listing.more(null);
  expect(answers.length).toBe(2);
  await more;
});

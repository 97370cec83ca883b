import { expect, it } from 'vitest';
import type { Table } from '../wire/types';
import { TableList } from './table-list.svelte';

/** A server with tables by id, newest first, two a page. */
function shelf(ids: string[]) {
  return {
    ids,
    ask(after?: string) {
      const from = after === undefined ? 0 : this.ids.indexOf(after) + 1;
      const games = this.ids.slice(from, from + 2).map((id) => ({ id }) as Table);
      const next = from + 2 < this.ids.length ? (games.at(-1)?.id ?? null) : null;
      return Promise.resolve({ games, next, partial: false });
    },
  };
}
const ids = (list: TableList) => list.tables.map(({ id }) => id);

it('shows the first page and turns to the others until there are no more', async () => {
  const server = shelf(['e', 'd', 'c', 'b', 'a']);
  const list = new TableList((after) => server.ask(after));
  await list.look();
  expect(ids(list)).toEqual(['e', 'd']);
  await list.turn();
  await list.turn();
  expect(ids(list)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(list.next).toBeNull();
  await list.turn();
  expect(ids(list)).toHaveLength(5);
});

it('keeps what newer tables push off the first page, each table once', async () => {
  const server = shelf(['d', 'c', 'b', 'a']);
  const list = new TableList((after) => server.ask(after));
  await list.look();
  await list.turn();
  server.ids = ['f', 'b', 'e', 'd', 'c', 'a'];
  await list.look();
  expect(ids(list).sort()).toEqual(['a', 'b', 'c', 'd', 'f']);
  expect(ids(list).slice(0, 2)).not.toEqual(['d', 'c']);
});

it('keeps in sight what is only out of reach while the database does not answer', async () => {
  const server = shelf(['b', 'a']);
  const list = new TableList((after) => server.ask(after));
  await list.look();
  server.ask = () => Promise.resolve({ games: [{ id: 'b' } as Table], next: null, partial: true });
  await list.look();
  expect(list.partial).toBe(true);
  expect(ids(list)).toEqual(['b', 'a']);
});

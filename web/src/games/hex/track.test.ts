import { describe, expect, it } from 'vitest';
import { TRACK, view } from '../steam/testing/table';
import { piecesOf, trace, traceRoute } from './track';

const table = view(TRACK);

describe('a link', () => {
  it('is followed from a city to the town where it ends', () => {
    expect(trace(table, 'C3', 3)).toEqual({
      pieces: [
        { hex: 'C5', from: 0, to: 3 },
        { hex: 'C7', from: 0, to: null },
      ],
      to: 'C7',
      owner: 0,
    });
  });

  it('is followed from a town to a city beside it', () => {
    expect(trace(table, 'C7', 3)).toEqual({
      pieces: [{ hex: 'C7', from: null, to: 3 }],
      to: 'C9',
      owner: 1,
    });
  });

  it('may be open, or not there at all', () => {
    const open = view({ hexes: { C5: { track: [[0, 2]], owners: [null] } } });
    expect(trace(open, 'C3', 3)).toEqual({
      pieces: [{ hex: 'C5', from: 0, to: 2 }],
      to: null,
      owner: null,
    });
    expect(trace(open, 'C3', 2)).toBeNull();
    expect(trace(open, 'C7', 0)).toBeNull();
  });

  it('between neighbouring cities leads from the one into the other, over no tile', () => {
    const city = (hex: string) => ({ hex, color: 'red', cubes: [], grown: false, new: false });
    const pair = { id: 1, ends: ['A1', 'A3'], hexes: [], owner: 'red', complete: true };
    const joined = {
      hexes: {},
      cities: [city('A1'), city('A3')],
      links: [{ ...pair, extended: false }],
    } as unknown as Parameters<typeof trace>[0];
    const pieces = [
      { hex: 'A3', from: null, to: 0 },
      { hex: 'A1', from: 3, to: null },
    ];
    expect(trace(joined, 'A3', 0)).toEqual({ pieces, to: 'A1', owner: 'red' });
    expect(piecesOf(joined, joined.links[0]!)).toEqual([
      { hex: 'A1', from: null, to: 3 },
      { hex: 'A3', from: 0, to: null },
    ]);
    expect(trace({ ...joined, links: [] }, 'A3', 0)).toBeNull();
  });

  it('is found by what the view or an event says of it', () => {
    expect(piecesOf(table, table.links[0]!).map(({ hex }) => hex)).toEqual(['C5', 'C7']);
    expect(piecesOf(table, { ends: ['C3', null], hexes: ['B4'] })).toEqual([]);
  });
});

it('a route is its links one after the other', () => {
  const links = traceRoute(table, [
    ['C3', 3],
    ['C7', 3],
  ]);
  expect(links.map(({ to, owner }) => [to, owner])).toEqual([
    ['C7', 0],
    ['C9', 1],
  ]);
});

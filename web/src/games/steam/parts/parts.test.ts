import { describe, expect, it } from 'vitest';
import { player, view } from '../testing/table';
import { phaseOrder, seatsInOrder } from './order';
import { standings } from './scale';
import { groups } from './track-tiles';

describe('the order', () => {
  it('has those who are out of the game at its end', () => {
    const players = [player({ bankrupt: true }), player(), player()];
    expect(seatsInOrder(view({ order: [2, 1], players }))).toEqual([2, 1, 0]);
    expect(seatsInOrder(view({ order: [] }))).toEqual([0, 1, 2]);
  });

  it('of a phase is that of its beginning', () => {
    const events = [
      { type: 'turn_began', order: [2, 0, 1] },
      { type: 'phase_began', order: [1, 2, 0] },
    ];
    const step = { n: 1, action: null, events, at: '' };
    const later = { n: 2, action: null, events: [{ type: 'laid' }], at: '' };
    expect(phaseOrder([step, later], view())).toEqual([1, 2, 0]);
    expect(phaseOrder([], view({ order: [0, 2] }))).toEqual([0, 2]);
  });
});

describe('tokens on a scale', () => {
  it('stand one above the other where they would cover each other', () => {
    const rows = standings([4, 9, 4.5, 4], 1).map(({ seat, row }) => [seat, row]);
    expect(rows).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('are missing where a seat has no value', () => {
    expect(standings([null, 3], 1).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('track tiles', () => {
  it('are sorted into simple, complex and town tiles', () => {
    const left = { '0-3|0-4': 86, '0-5|{0,5}': 8, '{0,3}|{0,4}': 10, '5-2&4-1': 0, '{0}': 4 };
    const sorted = groups(left).map(([group, entries]) => [group, entries.map(({ key }) => key)]);
    expect(sorted).toEqual([
      ['simple', ['0-3|0-4', '0-5|{0,5}']],
      ['complex', ['5-2&4-1']],
      ['town', ['{0,3}|{0,4}', '{0}']],
    ]);
    expect(groups(left)[0]?.[1][1]).toEqual({ key: '0-5|{0,5}', faces: ['0-5', '{0,5}'], left: 8 });
  });

  it('of a kind that a board does not have make no group', () => {
    expect(groups({ '0-3': 20 }).map(([group]) => group)).toEqual(['simple']);
  });
});

import { describe, expect, it } from 'vitest';
import { byType } from './choices';
import { byFace, firstLay, laysByHex, ownersAfter, supplyOf } from './lays';
import { lay, legal, TRACK, view } from '../steam/testing/table';

const lays = laysByHex(
  byType(
    legal([
      lay('C5', [0, 3], [1, 4]),
      lay('C5', [0, 5]),
      lay('C5', [1, 4]),
      lay('C5', [0, 3]),
      lay('D4', [0, 3]),
    ]),
  ).get('lay')!,
);

describe('what may be laid', () => {
  it('is told by hex, then by face with its rotations', () => {
    expect([...lays.keys()]).toEqual(['C5', 'D4']);
    const faces = byFace(lays.get('C5')!);
    expect(faces.map((face) => face.lays.length)).toEqual([2, 1, 1]);
    expect(faces[0]!.lays.map(({ turn }) => turn)).toEqual([0, 1]);
  });

  it('begins with the plainest tile that takes up own track', () => {
    const open = view({ hexes: { D4: { track: [[1, 4]], owners: [0] } } });
    // From D4 the track comes over edge 4 of D4, which is edge 1 of C5.
    expect(firstLay(lays.get('C5')!, open, 0)?.face).toEqual({ track: [[1, 4]] });
    expect(firstLay(lays.get('C5')!, view(), 0)?.face).toEqual({ track: [[0, 3]] });
    expect(firstLay([], view(), 0)).toBeNull();
  });
});

describe('owners', () => {
  it('keep what they have, and the builder owns what is new', () => {
    const old = TRACK.hexes['C7'];
    expect(ownersAfter({ spurs: [0, 1, 3] }, old, 2)).toEqual([0, 2, 1]);
    const straight = { track: [[0, 3]] as [number, number][], owners: [1] };
    expect(
      ownersAfter(
        {
          track: [
            [0, 3],
            [2, 4],
          ],
        },
        straight,
        0,
      ),
    ).toEqual([1, 0]);
  });

  it('are not changed by leading track another way', () => {
    const straight = { track: [[0, 3]] as [number, number][], owners: [null] };
    expect(ownersAfter({ track: [[0, 2]] }, straight, 0)).toEqual([null]);
    const two = {
      track: [
        [0, 3],
        [2, 4],
      ] as [number, number][],
      owners: [1, 2],
    };
    expect(
      ownersAfter(
        {
          track: [
            [0, 3],
            [2, 5],
          ],
        },
        two,
        0,
      ),
    ).toEqual([1, 2]);
  });
});

it('the supply counts a tile under either of its faces', () => {
  const { tiles_left } = view();
  expect(supplyOf(tiles_left, byFace(lays.get('D4')!)[0]!.name)).toBe(86);
  expect(supplyOf(tiles_left, '0-1')).toBe(8);
  expect(supplyOf(tiles_left, '{0,1,2,3}')).toBe(0);
});

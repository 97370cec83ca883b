import { describe, expect, it } from 'vitest';
import { askOf, ranked, type Ask } from './choices';
import { legal } from './testing/table';

const built = (fields: object) => ({ type: 'built', profit: 0, cubes: 0, first: false, ...fields });

describe('askOf', () => {
  it('is null when nothing is asked', () => {
    expect(askOf(null)).toBeNull();
    expect(askOf(legal([]))).toBeNull();
  });

  it('sorts nominations by company and first bid', () => {
    const ask = askOf(
      legal([
        { seat: 0, type: 'nominate', company: 'red', bid: 2 },
        { seat: 0, type: 'nominate', company: 'red', bid: 1 },
        { seat: 0, type: 'nominate', company: 'blue', bid: 1 },
        { seat: 0, type: 'pass_marker' },
      ]),
    ) as Extract<Ask, { kind: 'nominate' }>;
    expect(ask.kind).toBe('nominate');
    expect([...ask.nominations.keys()]).toEqual(['red', 'blue']);
    expect(ask.nominations.get('red')?.map(({ amount }) => amount)).toEqual([1, 2]);
    expect(ask.passMarker).toEqual({ seat: 0, type: 'pass_marker' });
  });

  it('offers raises and passing', () => {
    const ask = askOf(
      legal([
        { seat: 0, type: 'bid', amount: 5 },
        { seat: 0, type: 'bid', amount: 4 },
        { seat: 0, type: 'pass' },
      ]),
    ) as Extract<Ask, { kind: 'bid' }>;
    expect(ask.bids.map(({ amount }) => amount)).toEqual([4, 5]);
    expect(ask.pass?.type).toBe('pass');
  });

  it('puts the two ways to build on one route together, with what each brings', () => {
    const there = { seat: 0, type: 'build', company: 'red', from: 'baltimore', to: 'new-york' };
    const back = { seat: 0, type: 'build', company: 'red', from: 'new-york', to: 'baltimore' };
    const joined = { type: 'transcontinental', builder: 'red', bonus: { red: 50 } };
    const ask = askOf(
      legal(
        [back, there],
        [[built({ cost: 2, gain: 30 })], [built({ cost: 2, gain: 50, cubes: 1 }), joined]],
      ),
    ) as Extract<Ask, { kind: 'build' }>;
    expect(ask.company).toBe('red');
    expect([...ask.sites.keys()]).toEqual(['baltimore~new-york']);
    const ways = ask.sites.get('baltimore~new-york') ?? [];
    expect(ways.map(({ from, gain, cubes }) => [from, gain, cubes])).toEqual([
      ['baltimore', 50, 1],
      ['new-york', 30, 0],
    ]);
    expect(ways[0]?.transcontinental?.bonus).toEqual({ red: 50 });
    expect(ways[1]?.transcontinental).toBeNull();
  });

  it('lists claims by city with what the goods are worth then', () => {
    const action = { seat: 0, type: 'claim', company: 'red', location: 'chicago' };
    const ask = askOf(
      legal([action], [[{ type: 'claimed', color: 'white', value: 30 }]]),
    ) as Extract<Ask, { kind: 'claim' }>;
    expect(ask.claims.get('chicago')).toMatchObject({ color: 'white', value: 30, action });
  });
});

describe('ranked', () => {
  it('begins with what pays most, the transcontinental bonus counted', () => {
    const build = (to: string, gain: number, cost: number) => ({
      action: { seat: 0, type: 'build', company: 'red', from: 'a', to },
      preview: [built({ gain, cost })],
    });
    const choices = [build('b', 40, 3), build('c', 40, 2), build('d', 10, 2)];
    const previews = choices.map(({ preview }) => preview as object[]);
    previews[2]!.push({ type: 'transcontinental', builder: 'red', bonus: { red: 50 } });
    const ask = askOf(
      legal(
        choices.map(({ action }) => action),
        previews as never,
      ),
    ) as Extract<Ask, { kind: 'build' }>;
    expect(ranked(ask.sites).map(({ to }) => to)).toEqual(['d', 'c', 'b']);
  });
});

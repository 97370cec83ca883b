import { describe, expect, it } from 'vitest';
import { lastSpike, lighting } from './chain';
import { company } from './testing/table';

describe('the golden spike', () => {
  it('goes into the link of the builder that was laid last on the chain', () => {
    const companies = {
      red: company({
        links: [
          ['a', 'b'],
          ['d', 'c'],
          ['x', 'y'],
        ],
      }),
      blue: company({ links: [['b', 'c']] }),
    };
    expect(lastSpike(['a', 'b', 'c', 'd'], 'red', companies)).toBe(2);
    expect(lastSpike(['a', 'b', 'c', 'd'], 'blue', companies)).toBe(1);
  });

  it('is struck after the chain has lit up from both ends', () => {
    expect(lighting(5, 3)).toEqual([0, 1, 2, 3, 0]);
    expect(lighting(4, 0)).toEqual([3, 2, 1, 0]);
    expect(lighting(1, 0)).toEqual([0]);
  });
});

import { describe, expect, it } from 'vitest';
import { marks, spread } from './chart';

describe('the chart', () => {
  it('marks its axis with round numbers from 0 to beyond the greatest', () => {
    expect(marks(1840)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(marks(90)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(marks(0)).toEqual([0, 1]);
  });

  it('goes below 0 where values do', () => {
    expect(marks(22, -7)).toEqual([-10, 0, 10, 20, 30]);
    expect(marks(-2, -10)).toEqual([-10, -8, -6, -4, -2, 0, 2]);
  });

  it('pushes labels apart in their order, within the plot', () => {
    expect(spread([100, 104, 50], 10, 200)).toEqual([100, 110, 50]);
    expect(spread([198, 200, 199], 10, 200)).toEqual([180, 200, 190]);
  });
});

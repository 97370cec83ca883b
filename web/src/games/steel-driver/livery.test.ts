import { describe, expect, it } from 'vitest';
import { liveryOf } from './livery';

describe('the livery', () => {
  it('is that of the colour a company is named after', () => {
    const companies = ['black', 'purple', 'yellow', 'green', 'blue', 'red'];
    expect(liveryOf('black', companies).color).toBe('var(--black)');
  });

  it('goes by the place in the boxes when a board names its own companies', () => {
    const companies = ['union-pacific', 'red', 'c', 'd', 'e', 'f'];
    expect(companies.map((id) => liveryOf(id, companies).color)).toEqual(
      ['red', 'blue', 'green', 'yellow', 'purple', 'black'].map((color) => `var(--${color})`),
    );
  });
});

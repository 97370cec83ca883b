import { describe, expect, it } from 'vitest';
import { initials } from './seats';

describe('initials', () => {
  it('tell players apart', () => {
    expect(initials(['Ann', 'Greta', 'Gus', 'Gina'])).toEqual(['A', 'G', 'U', 'I']);
  });

  it('are found for any name', () => {
    expect(initials(['ñandú', '王', '– –', 'A', 'A'])).toEqual(['Ñ', '王', '?', 'A', 'A']);
  });
});

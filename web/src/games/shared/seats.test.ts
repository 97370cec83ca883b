import { describe, expect, it } from 'vitest';
import { initials } from './seats';

describe('initials', () => {
  it('tell players apart', () => {
    expect(initials(['Ann', 'Greta', 'Gus', 'Gina'])).toEqual(['A', 'G', 'U', 'I']);
  });

  it('are found for any name', () => {
    expect(initials(['ñandú', '王', '– –', 'A', 'A'])).toEqual(['Ñ', '王', '3', 'A', '5']);
  });
});

it('never gives players the letters of companies', () => {
  const names = ['Guest', 'Rosa', 'Bo', 'B', 'Rob'];
  expect(initials(names, ['R', 'B', 'G', 'Y', 'P', 'K'])).toEqual(['U', 'O', '3', '4', '5']);
});

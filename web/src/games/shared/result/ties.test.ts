import { expect, it } from 'vitest';
import { isDecided, isShared } from './ties';

const nobody = () => false;

it('tells a tie that something decided from one that is shared', () => {
  expect(isDecided([[2], [0], [1]], [50, 40, 60])).toBe(false);
  expect(isDecided([[2], [0], [1]], [50, 50, 60])).toBe(true);
  expect(isDecided([[0, 1], [2]], [50, 50, 40])).toBe(false);
  expect(isShared([[0, 1], [2]], nobody)).toBe(true);
  expect(isShared([[0], [1], [2]], nobody)).toBe(false);
});

it('does not call it a tie to be bankrupt together', () => {
  expect(isShared([[0], [1, 2]], (seat) => seat > 0)).toBe(false);
});

import { expect, it } from 'vitest';
import { layoutOf } from './layout';
import { board } from '../steam/testing/table';

const layout = layoutOf(board);

it('the layout knows what was printed on every hex', () => {
  expect(layout.get('C3')).toMatchObject({ kind: 'city', name: 'Alba', color: 'red' });
  expect(layout.get('C7')).toMatchObject({ kind: 'town', name: 'Mia', color: null });
  expect(layout.get('C5')).toMatchObject({ kind: 'land', terrain: ['plain', 'river'] });
  expect(layout.get('C1')?.kind).toBe('water');
  expect(layout.get('Z1')).toBeUndefined();
});

it('ranges lead down a column', () => {
  expect(['A3', 'A5', 'A7', 'A9'].every((label) => layout.get(label)?.kind === 'land')).toBe(true);
});

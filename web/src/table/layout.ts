/**
 * How the parts of a table lie: `wide` beside the board, `middle` under it in two columns,
 * `narrow` one above the other with tabs, `low` (a phone on its side) tabs beside the board.
 */
export type Layout = 'wide' | 'middle' | 'narrow' | 'low';

export function layoutOf(width: number, height: number): Layout {
  if (height < 540 && width >= 600) return 'low';
  if (width >= 1100) return 'wide';
  return width >= 700 ? 'middle' : 'narrow';
}

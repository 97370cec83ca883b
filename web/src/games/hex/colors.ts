import { t } from '../../text/fluent';
import type { Color } from './table';

export function colorName(color: Color): string {
  return t(`st-board-color-${color}`);
}

/** Returns the letter on a cube of that colour. */
export function colorLetter(color: Color): string {
  return t(`st-board-letter-${color}`);
}

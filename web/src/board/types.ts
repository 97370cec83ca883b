/** A place on the board, in the drawing's units, y growing downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height of a drawing (in its units) or of a box on the screen (in CSS pixels). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a target lies: a round spot, a path to be hit along its length, or an area. */
export type Shape =
  | { readonly kind: 'spot'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'path'; readonly points: readonly Point[] }
  | { readonly kind: 'area'; readonly points: readonly Point[] };

/** Something on the board that can be pointed at. */
export interface Target {
  /** Unique on the board; handed back when the target is picked. */
  readonly id: string;
  readonly shape: Shape;
  /** What a screen reader says. */
  readonly label: string;
  /** Whether picking it leads to an action; such targets glow. */
  readonly legal: boolean;
  /** Whether it is the one picked at present. */
  readonly selected?: boolean;
  /** Whether the game itself draws how it glows. */
  readonly quiet?: boolean;
}

/** From 0 to 1: x from left to right, y from top to bottom. */
export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

/** Where everything stands: raasis 1 (Mesha) to 12 (Meena). */
export interface Stands<G extends string> {
  lagna: number;
  grahas: Readonly<Record<G, number>>;
}

/** Where a short text stands: the middle of it, in both directions. */
export interface Mark<G extends string> extends Point {
  of: G | 'lagna';
}

export interface Cell<G extends string> {
  /** 1 to 12 */
  raasi: number;
  /** from the lagna, which is 1, to 12 */
  house: number;
  /** its corners, in order */
  outline: readonly Point[];
  centre: Point;
  lagna: boolean;
  grahas: readonly G[];
  /** of the lagna, if it is here, and of the grahas */
  marks: readonly Mark<G>[];
  /** the height of the letters (font size) of its marks */
  size: number;
  /** where the number of its raasi stands; null where the place of a raasi says which it is */
  number: Point | null;
}

/** A chart in a square of side 1. Whoever draws it multiplies by the width. */
export interface Drawing<G extends string> {
  lines: readonly Line[];
  cells: readonly Cell<G>[];
  /** the height of the letters of the numbers */
  numberSize: number;
}

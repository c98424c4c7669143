import { cellOf, type Place, requireStands } from './cell-of.ts';
import type { Drawing, Line, Stands } from './drawing.ts';
import { polygon, sidesOf } from './polygon.ts';

const SIDE = 1 / 4;
const PADDING = 0.006;
/** What the line across the corner of the lagna's cell cuts off. */
const CORNER = 0.05;

/** Column and row of each raasi from Mesha on: round the edge, clockwise; Meena stands in the corner at the left. */
const CELLS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

function square(left: number, top: number, side: number) {
  const [right, bottom] = [left + side, top + side];
  return polygon([left, top], [right, top], [right, bottom], [left, bottom]);
}

const PLACES: readonly Place[] = CELLS.map(([column, row]) => ({
  outline: square(column * SIDE, row * SIDE, SIDE),
  area: square(column * SIDE + PADDING, row * SIDE + PADDING, SIDE - 2 * PADDING),
  number: null,
}));

function line(fromX: number, fromY: number, toX: number, toY: number): Line {
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

const LINES: readonly Line[] = [
  ...sidesOf(square(0, 0, 1)),
  ...sidesOf(square(SIDE, SIDE, 2 * SIDE)),
  ...[SIDE, 1 - SIDE].flatMap((at) => [
    line(at, 0, at, SIDE),
    line(at, 1 - SIDE, at, 1),
    line(0, at, SIDE, at),
    line(1 - SIDE, at, 1, at),
  ]),
  line(0.5, 0, 0.5, SIDE),
  line(0.5, 1 - SIDE, 0.5, 1),
  line(0, 0.5, SIDE, 0.5),
  line(1 - SIDE, 0.5, 1, 0.5),
];

/** The square within, for the name of the chart. */
export const SOUTH_INDIAN_MIDDLE = { x: SIDE, y: SIDE, side: 2 * SIDE } as const;

/**
 * The South Indian chart: a square of sixteen with the raasis at its edge, always at the same place. The lagna is one of the
 * marks, and a line goes across the top left corner of its cell. `widest`: how wide the widest
 * short text is, in heights of its letters.
 * @throws {RangeError} for a raasi that is none
 */
export function southIndian<G extends string>(stands: Stands<G>, widest: number): Drawing<G> {
  requireStands(stands);
  const cells = PLACES.map((place, index) => cellOf(index + 1, place, stands, widest));
  const [column, row] = CELLS[stands.lagna - 1] ?? [0, 0];
  const [left, top] = [column * SIDE, row * SIDE];
  const corner = line(left + CORNER, top, left, top + CORNER);
  return { lines: [...LINES, corner], cells, numberSize: 0 };
}

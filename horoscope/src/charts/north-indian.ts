import { cellOf, type Place, requireStands } from './cell-of.ts';
import type { Drawing, Line, Point, Stands } from './drawing.ts';
import { polygon, sidesOf } from './polygon.ts';

const NUMBER_SIZE = 0.036;

const turnedPoint = ({ x, y }: Point): Point => ({ x: y, y: 1 - x });

/** A quarter turn to the left, which brings each house to the place of the third after it. */
function turned({ outline, area, number }: Place): Place {
  return {
    outline: outline.map(turnedPoint),
    area: area.map(turnedPoint),
    number: number && turnedPoint(number),
  };
}

/** The houses 1 to 3, at the top and top left. The number stands in the corner towards the middle. */
const FIRST: readonly Place[] = [
  {
    outline: polygon([0.5, 0], [0.75, 0.25], [0.5, 0.5], [0.25, 0.25]),
    area: polygon([0.5, 0.01], [0.74, 0.25], [0.57, 0.42], [0.43, 0.42], [0.26, 0.25]),
    number: { x: 0.5, y: 0.45 },
  },
  {
    outline: polygon([0, 0], [0.5, 0], [0.25, 0.25]),
    area: polygon([0.02, 0.008], [0.48, 0.008], [0.308, 0.18], [0.192, 0.18]),
    number: { x: 0.25, y: 0.205 },
  },
  {
    outline: polygon([0, 0], [0.25, 0.25], [0, 0.5]),
    area: polygon([0.008, 0.02], [0.18, 0.192], [0.18, 0.308], [0.008, 0.48]),
    number: { x: 0.207, y: 0.25 },
  },
];

const HOUSES: readonly Place[] = [0, 1, 2, 3].flatMap((quarters) =>
  FIRST.map((place) => {
    let at = place;
    for (let turn = 0; turn < quarters; turn += 1) at = turned(at);
    return at;
  }),
);

const SQUARE = polygon([0, 0], [1, 0], [1, 1], [0, 1]);
const DIAMOND = polygon([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]);
const LINES: readonly Line[] = [
  ...sidesOf(SQUARE),
  ...sidesOf(DIAMOND),
  { from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
  { from: { x: 1, y: 0 }, to: { x: 0, y: 1 } },
];

/**
 * The North Indian chart: a diamond in a square, whose houses always stand at the same place, the first at the top and on to
 * the left; each shows the number of its raasi, counted from that of the lagna. `widest`: how wide the widest
 * short text is, in heights of its letters.
 * @throws {RangeError} for a raasi that is none
 */
export function northIndian<G extends string>(stands: Stands<G>, widest: number): Drawing<G> {
  requireStands(stands);
  const cells = HOUSES.map((place, index) =>
    cellOf(((stands.lagna - 1 + index) % 12) + 1, place, stands, widest),
  );
  return { lines: LINES, cells, numberSize: NUMBER_SIZE };
}

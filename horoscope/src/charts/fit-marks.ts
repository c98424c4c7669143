import type { Point } from './drawing.ts';
import { centreOf, type Polygon, reachAt } from './polygon.ts';

/** Of letters, from large to small; the last is for ten marks in the narrowest cell. */
const SIZES = [0.05, 0.046, 0.042, 0.038, 0.034, 0.03] as const;
/** The height of a row, in heights of its letters: Tamil vowel signs reach below and dots above. */
const ROW = 1.2;
/** How much further apart rows stand where there is room, from far to near. */
const ROW_AIR = [1.4, 1.2] as const;
/** How finely a place for the rows is looked for. */
const STEP = 1 / 200;

/** How much wider than the widest text a place is at most, where there is room. */
const AIR = 1.35;

interface Row {
  y: number;
  middle: number;
  width: number;
  /** how many texts fit */
  room: number;
}

interface Letters {
  size: number;
  /** how wide the widest text is */
  wide: number;
}

/**
 * As many rows as `count`, the first from `top`, each with the room that it has; null if one is out of the area. `air`: how
 * far apart they stand, in heights of a row.
 */
function rowsFrom(
  area: Polygon,
  { top, count, air = 1 }: { top: number; count: number; air?: number },
  { size, wide }: Letters,
): Row[] | null {
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = top + index * size * ROW * air;
    const [above, below] = [reachAt(area, y), reachAt(area, y + size * ROW)];
    if (!above || !below) return null;
    const from = Math.max(above.from, below.from);
    const to = Math.min(above.to, below.to);
    rows.push({
      y: y + (size * ROW) / 2,
      middle: (from + to) / 2,
      width: to - from,
      room: Math.floor((to - from) / wide),
    });
  }
  return rows;
}

/** The rows that have room for as many texts as they can, up to `wanted`; of several those nearest to the middle. */
function bestRows(area: Polygon, count: number, wanted: number, letters: Letters): Row[] {
  const lowest = Math.max(...area.map(({ y }) => y));
  const middle = centreOf(area).y;
  let best: { rows: Row[]; room: number; off: number } = { rows: [], room: 0, off: 1 };
  for (let top = Math.min(...area.map(({ y }) => y)); top < lowest; top += STEP) {
    const rows = rowsFrom(area, { top, count }, letters);
    if (!rows) break;
    const room = Math.min(
      wanted,
      rows.reduce((all, row) => all + row.room, 0),
    );
    const off = Math.abs(top + (count * letters.size * ROW) / 2 - middle);
    if (room > best.room || (room === best.room && off < best.off)) best = { rows, room, off };
  }
  return best.rows;
}

/** The same rows further apart about their middle, as far as what stands in each of them has room there. */
function airy(area: Polygon, rows: Row[], given: readonly number[], letters: Letters): Row[] {
  const [first] = rows;
  if (!first || rows.length === 1) return rows;
  const height = letters.size * ROW;
  for (const air of ROW_AIR) {
    const top = first.y - height / 2 - ((rows.length - 1) * height * (air - 1)) / 2;
    const apart = rowsFrom(area, { top, count: rows.length, air }, letters);
    if (apart?.every(({ room }, index) => room >= (given[index] ?? 0))) return apart;
  }
  return rows;
}

/** How many of `count` marks stand in each row: no row has more than its room, and the fullest as few as it can. */
function shares(rows: readonly Row[], count: number): number[] {
  const given = rows.map(() => 0);
  for (let mark = 0; mark < count; mark += 1) {
    const left = rows.map(({ room }, index) => room - (given[index] ?? 0));
    const most = left.indexOf(Math.max(...left));
    given[most] = (given[most] ?? 0) + 1;
  }
  return given;
}

/**
 * Where `count` texts stand in a convex area, row by row, and the height of their letters, as large as all of them fit.
 * `widest` is the width of the widest in heights of its letters.
 * @throws {RangeError} if they do not fit
 */
export function fitMarks(
  area: Polygon,
  count: number,
  widest: number,
): { size: number; places: Point[] } {
  for (const size of SIZES)
    for (let rowCount = 1; rowCount <= count || rowCount === 1; rowCount += 1) {
      const wide = size * widest;
      const letters = { size, wide };
      const rows = bestRows(area, rowCount, count, letters);
      if (rows.reduce((all, row) => all + row.room, 0) < count) {
        if (rows.length === 0) break;
        continue;
      }
      const given = shares(rows, count);
      const stood = airy(area, rows, given, letters);
      const places = given.flatMap((share, index) => {
        const { y, middle, width } = stood[index] ?? { y: 0, middle: 0, width: 0 };
        const apart = Math.min(width / Math.max(share, 1), wide * AIR);
        return Array.from({ length: share }, (_, place) => ({
          x: middle + (place - (share - 1) / 2) * apart,
          y,
        }));
      });
      return { size, places };
    }
  throw new RangeError(`${count} texts do not fit.`);
}

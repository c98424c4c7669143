import { countRaasis } from '../counts.ts';
import type { Cell, Point, Stands } from './drawing.ts';
import { fitMarks } from './fit-marks.ts';
import { centreOf, type Polygon } from './polygon.ts';

/** A raasi is a whole number from 1 to 12. */
function requireRaasi(raasi: number, of: string): void {
  if (!Number.isInteger(raasi) || raasi < 1 || raasi > 12)
    throw new RangeError(`The raasi of ${of} must be from 1 to 12.`);
}

export function requireStands<G extends string>({ lagna, grahas }: Stands<G>): void {
  requireRaasi(lagna, 'lagna');
  for (const [graha, raasi] of Object.entries<number>(grahas)) requireRaasi(raasi, graha);
}

/** Where a raasi is drawn: its outline, the part of it that is left for marks, and the place of its number. */
export interface Place {
  outline: Polygon;
  area: Polygon;
  number: Point | null;
}

/** The cell of a raasi with what stands there: the lagna first, the grahas in their order. */
export function cellOf<G extends string>(
  raasi: number,
  { outline, area, number }: Place,
  stands: Stands<G>,
  widest: number,
): Cell<G> {
  const lagna = stands.lagna === raasi;
  const grahas = (Object.keys(stands.grahas) as G[]).filter((one) => stands.grahas[one] === raasi);
  const here = [...(lagna ? (['lagna'] as const) : []), ...grahas];
  const { size, places } = fitMarks(area, here.length, widest);
  const marks = places.map((place, index) => ({ of: here[index] ?? 'lagna', ...place }));
  const house = countRaasis(stands.lagna, raasi);
  return { raasi, house, outline, centre: centreOf(outline), lagna, grahas, marks, size, number };
}

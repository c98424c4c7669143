import { GRAHAS, type Graha } from '@mala/contract/horoscopes.ts';
import { lagnaLongitude, type Position } from './lagna.ts';
import { longitudes } from './longitudes.ts';
import { navamsaOf, raasiOf } from './zodiac.ts';

/** The raasis (1 to 12) of something in the rasi chart and in the navamsa chart. */
export interface Stand {
  rasi: number;
  navamsa: number;
}

const standOf = (longitude: number): Stand => ({
  rasi: raasiOf(longitude),
  navamsa: navamsaOf(longitude),
});

/**
 * Lagna and grahas of a birth. Lahiri's zodiac, the mean node, and everything as seen from the centre of the earth.
 * @throws {RangeError} beyond the polar circles
 */
export function chartOf(
  time: Date,
  position: Position,
): { lagna: Stand; grahas: Record<Graha, Stand> } {
  const all = longitudes(time);
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, standOf(all[graha])]));
  return {
    lagna: standOf(lagnaLongitude(time, position)),
    grahas: grahas as Record<Graha, Stand>,
  };
}

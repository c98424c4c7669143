import { MOON_PLACES, type MoonPlace, PLACES_OF_STARS } from './moon-place.ts';
import { nth } from './nth.ts';
import { starMisfits } from './star-misfits.ts';

/** What is known of a birth; null or absent what is not. The birth time is not needed. */
export interface Person {
  /** 1 Ashwini to 27 Revati */
  star?: number | null;
  /** 1 to 4 */
  padham?: number | null;
  /** 1 Mesha to 12 Meena */
  raasi?: number | null;
}

export interface Pair {
  groom: Person;
  bride: Person;
}

export type Side = keyof Pair;
export type Field = keyof Person;

const RAASIS_OF_STARS = PLACES_OF_STARS.map((places) => places.map(({ raasi }) => raasi));
const HIGHEST = { star: 27, padham: 4, raasi: 12 } as const;

const FIELDS = ['star', 'padham', 'raasi'] as const;

function requireInRange(side: Side, person: Person): void {
  for (const field of FIELDS) {
    const value = person[field] ?? 1;
    if (!Number.isInteger(value) || value < 1 || value > HIGHEST[field])
      throw new RangeError(`${side}.${field} must be a whole number from 1 to ${HIGHEST[field]}.`);
  }
}

function requireFitting(side: Side, { star, padham, raasi }: Person): void {
  if (!star || !raasi) return;
  const raasis = nth(RAASIS_OF_STARS, star);
  const misfit = starMisfits(raasis, raasi, padham);
  if (misfit)
    throw new RangeError(`${side}.${misfit} cannot stand in the raasi that ${side}.raasi names.`);
}

/**
 * The places of the moon that agree with what is known, at least one.
 * @throws {RangeError} naming the field that is out of range, or whose star or padham cannot stand in the raasi
 */
export function possiblePlaces(side: Side, person: Person): readonly MoonPlace[] {
  requireInRange(side, person);
  requireFitting(side, person);
  const { star, padham, raasi } = person;
  if (star && padham) return [nth(nth(PLACES_OF_STARS, star), padham)];
  return (star ? nth(PLACES_OF_STARS, star) : MOON_PLACES).filter(
    (place) => (!padham || place.padham === padham) && (!raasi || place.raasi === raasi),
  );
}

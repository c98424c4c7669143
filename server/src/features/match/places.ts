import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { raasiOfPadham } from '@mala/horoscope/raasi-of-padham.ts';
import { starMisfits } from '@mala/horoscope/star-misfits.ts';

/** What is known of the moon at a birth: a star that can stand in the raasi, and a padham that agrees with both. */
export interface Place {
  /** 1 Ashwini to 27 Revati */
  star: number;
  /** 1 to 4, or null if it is not known */
  padham: number | null;
  /** 1 Mesha to 12 Meena */
  raasi: number;
}

const STARS = Array.from({ length: 27 }, (_, index) => index + 1);
const PADHAMS = [1, 2, 3, 4] as const;
const RAASIS_OF_STARS = STARS.map((star) => PADHAMS.map((padham) => raasiOfPadham(star, padham)));

function kindsOf(raasis: readonly number[], star: number): Place[] {
  const known = raasis.map((raasi, index) => ({ star, padham: index + 1, raasi }));
  const unknown = [...new Set(raasis)].map((raasi) => ({ star, padham: null, raasi }));
  return [...known, ...unknown];
}

/** Every kind of place that there is: 108 with a padham, and 36 without. */
export const MOON_PLACES: readonly Place[] = RAASIS_OF_STARS.flatMap((raasis, index) =>
  kindsOf(raasis, index + 1).map((place) => Object.freeze(place)),
);

const keyOf = (star: number, padham: number | null, raasi: number) =>
  (star * 5 + (padham ?? 0)) * 13 + raasi;
const KIND_OF_KEY = new Map(
  MOON_PLACES.map(({ star, padham, raasi }, index) => [keyOf(star, padham, raasi), index]),
);

/** The numbers, from 1, of the options of a list by their values. */
function numbersOf(domain: Domain, list: ListName): ReadonlyMap<unknown, number> {
  return new Map(
    listOf(communities[domain], list).map(({ value }, index) => [value, index + 1] as const),
  );
}
const numbersIn = (domain: Domain) => ({
  stars: numbersOf(domain, 'birth_star'),
  raasis: numbersOf(domain, 'raasi'),
});
const NUMBERS = {
  tamilmala: numbersIn('tamilmala'),
  marathimala: numbersIn('marathimala'),
} satisfies Record<Domain, unknown>;

/** What a profile states of its place. */
export type StoredPlace = Pick<Entities['horoscope'], 'birth_star' | 'padham' | 'raasi'>;

/** A profile as it is stored, as far as its place is concerned. */
export interface WithHoroscope {
  domain: Domain;
  horoscope: StoredPlace | null;
}

/**
 * The place of the moon that a profile states; null if star or raasi is not known, or if its star or padham cannot stand in
 * its raasi. The padham is a field of details: use `withoutPadham` for who does not read those.
 */
export function placeOf({ domain, horoscope }: WithHoroscope): Place | null {
  const { stars, raasis } = NUMBERS[domain];
  const star = stars.get(horoscope?.birth_star);
  const raasi = raasis.get(horoscope?.raasi);
  if (!star || !raasi) return null;
  const padham = PADHAMS.find((one) => one === horoscope?.padham) ?? null;
  if (starMisfits(RAASIS_OF_STARS[star - 1] ?? [], raasi, padham)) return null;
  return MOON_PLACES[kindOf({ star, padham, raasi })] ?? null;
}

/** The place as MOON_PLACES has it without its padham. */
export function withoutPadham({ star, raasi }: Place): Place {
  const place = { star, padham: null, raasi };
  return MOON_PLACES[kindOf(place)] ?? place;
}

/** The index in MOON_PLACES of a place of theirs. */
export function kindOf({ star, padham, raasi }: Place): number {
  return KIND_OF_KEY.get(keyOf(star, padham, raasi)) ?? -1;
}

/** The kind of those whose place is not known. */
export const NO_KIND = MOON_PLACES.length;

/** The kind of a profile as it is stored: an index in MOON_PLACES, or NO_KIND. */
export function kindOfStored(profile: WithHoroscope): number {
  const place = placeOf(profile);
  return place ? kindOf(place) : NO_KIND;
}

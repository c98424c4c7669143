import type { MoonPlace } from './moon-place.ts';
import { type Field, type Pair, possiblePlaces, type Side } from './person.ts';

/** The places that the moon may have had at both births. */
export type Places = Readonly<Record<Side, readonly MoonPlace[]>>;

export type Rule<T> = (groom: MoonPlace, bride: MoonPlace) => T;

/** Something not known of one of the two. */
export type Missing = `${Side}.${Field}`;

/** @throws {RangeError} naming a field of the pair that cannot be */
export function placesOf({ groom, bride }: Pair): Places {
  return { groom: possiblePlaces('groom', groom), bride: possiblePlaces('bride', bride) };
}

/** What the rule says if it says the same of all places that are possible; undefined if what is missing decides. */
export function agreed<T extends string | boolean>(places: Places, rule: Rule<T>): T | undefined {
  let common: T | undefined;
  for (const groom of places.groom)
    for (const bride of places.bride) {
      const one = rule(groom, bride);
      if (common !== undefined && one !== common) return undefined;
      common = one;
    }
  return common;
}

/** Whether the places of one side change what the rule says. */
function decides(places: Places, side: Side, rule: Rule<string>): boolean {
  const other = side === 'groom' ? 'bride' : 'groom';
  return places[other].some((place) => agreed({ ...places, [other]: [place] }, rule) === undefined);
}

/** What the rule reads and would have to know to say one thing. */
export function missingFor(
  places: Places,
  reads: readonly Field[],
  rule: Rule<string>,
): readonly Missing[] {
  return (['groom', 'bride'] as const)
    .filter((side) => decides(places, side, rule))
    .flatMap((side) =>
      reads
        .filter((field) => new Set(places[side].map((place) => place[field])).size > 1)
        .map((field): Missing => `${side}.${field}`),
    );
}

/** Each missing thing once. */
export function allMissing(parts: readonly { missing: readonly Missing[] }[]): readonly Missing[] {
  return [...new Set(parts.flatMap(({ missing }) => missing))];
}

import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { LRUCache } from 'lru-cache';
import { matchPlace } from '../../ephemeris/places/match-place.ts';
import {
  bareSound,
  namesIn,
  placesCalled,
  placesNamed,
} from '../../ephemeris/places/place-names.ts';
import { PLACES, type Place } from '../../ephemeris/places/places.ts';
import {
  allOthers,
  CROWDED,
  FIRST_OTHER,
  isCrowded,
  knownOther,
  noteTown,
  type OtherTown,
  onTownsFreed,
  otherCode,
  othersCalled,
  otherTown,
  soundOf,
  TOWN_CODES,
  townChanges,
} from './other-towns.ts';

const CODES = new Map(PLACES.map((place, index) => [place, index + 1]));

const plain = (name: string) => name.normalize('NFC').toLowerCase();
const wellKnown = new Set(TOWNS.flat().map(plain));

const regionOf = (state: string) => optionOf(communities.tamilmala, 'state', state)?.en ?? '';

/** The place that a text names, or the well-known town with which it ends or begins: "Anna Nagar West Chennai". */
function placeOf(city: string, state: string): Place | null {
  const home = regionOf(state);
  const place = matchPlace(city, home);
  if (place) return place;
  for (const { whole } of namesIn(city)) {
    const words = whole.split(' ');
    for (const word of [words.at(-1) ?? '', words[0] ?? ''])
      if (wellKnown.has(plain(word))) return placesNamed(word, home)[0] ?? null;
  }
  return null;
}

/** By city and then state: texts repeat, so that few are looked up. */
const MOST_TEXTS = 100_000;
const ofText = new Map<string, Map<string, number>>();
onTownsFreed(() => ofText.clear());

/**
 * The town of a profile's city and state, as a code that is the same in all of this process; of a town that no list has only for as long as
 * somebody lives there (other-towns.ts).
 */
export function townCode(city: string | null, state: string | null): number {
  if (!city) return 0;
  let byState = ofText.get(city);
  if (!byState) {
    if (ofText.size >= MOST_TEXTS) ofText.clear();
    byState = new Map();
    ofText.set(city, byState);
  }
  const home = state ?? '';
  let code = byState.get(home);
  if (code === undefined) {
    const place = placeOf(city, home);
    code = place ? (CODES.get(place) ?? 0) : otherCode(city, home);
    byState.set(home, code);
  }
  noteTown(code);
  return code;
}

/** The same of a home, for which no code is made: its member may not be approved, and what he writes is shown to nobody. */
function homeCode({ city, state }: Home): number {
  if (!city) return 0;
  const home = state ?? '';
  const place = placeOf(city, home);
  if (place) return CODES.get(place) ?? 0;
  return knownOther(city, home);
}

/** What the first family wrote for whom a code was made in this process; undefined for codes that are the same in all. */
export const writtenTown = otherTown;

/** What a code is called; null for 0 and for where names are too many. */
export function townName(code: number): string | null {
  if (code < FIRST_OTHER) return PLACES[code - 1]?.name ?? null;
  return otherTown(code)?.name ?? null;
}

/** Of some districts the list has more than the name. */
const districtName = (district: string) => district.replace(/ (Kattabo|Urban|Rural)$/, '');
const districts = new Map<string, number[]>();
for (const [index, { district }] of PLACES.entries()) {
  const sound = bareSound(districtName(district));
  if (sound) districts.set(sound, [...(districts.get(sound) ?? []), index + 1]);
}

const knownCodes = new LRUCache<string, readonly number[]>({ max: 2000 });

/** The towns of a name, and those of the district of that name. */
function placeCodes(name: string): readonly number[] {
  const known = knownCodes.get(name);
  if (known) return known;
  const places = placesCalled(name);
  const names = [name, ...places.flatMap((place) => place.names)];
  const inDistrict = [...new Set(names.map(soundOf))].flatMap(
    (sound) => districts.get(sound) ?? [],
  );
  const codes = [...new Set([...places.map((place) => CODES.get(place) ?? 0), ...inDistrict])];
  knownCodes.set(name, codes);
  return codes;
}

/** The codes of all towns that a name means: in any script, of a town or its district. */
export function codesNamed(name: string): ReadonlySet<number> {
  return new Set([...placeCodes(name), ...othersCalled(name)]);
}

/** Which codes and texts of towns these names mean, also where codes are shared. */
export function townsNamed(names: readonly string[]): (code: number, city: string) => boolean {
  const codes = new Set(names.flatMap((name) => [...codesNamed(name)]));
  const sounds = new Set(names.filter(isCrowded).map(soundOf));
  return (code, city) => codes.has(code) || (code === CROWDED && sounds.has(bareSound(city)));
}

/** Where somebody lives, for what is near. */
export interface Home {
  city: string | null;
  state: string | null;
}

/** Where the own town is on no list of places, what is near is known by its name and the state alone. */
export type Nearness = 'distance' | 'names';

const hasPlace = (code: number) => code > 0 && code < FIRST_OTHER;

export function kindOfNearness(home: Home): Nearness {
  return hasPlace(homeCode(home)) ? 'distance' : 'names';
}

/** Behind all distances in km: a town of the same state, any other town, and none. */
const SAME_STATE = 30_000;
const ELSEWHERE = 40_000;
const NO_TOWN = 50_000;
const rankOfOther = (other: OtherTown, state: string | null) =>
  other.state === (state ?? '') ? SAME_STATE : ELSEWHERE;

function distance(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const [north, east] = [a.latitude - b.latitude, a.longitude - b.longitude];
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const across = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  return Math.round(12_742 * Math.asin(Math.sqrt(half(north) + across * half(east))));
}

const ranksKept = new LRUCache<string, { ranks: Uint16Array; changes: number }>({ max: 40 });

/**
 * How near the town of each code is to a home; the least first: the same town, others by distance where both are on the list of
 * places, those of the same state, the rest.
 */
export function nearnessOf(given: Home): Uint16Array {
  const { state } = given;
  const own = homeCode(given);
  const key = `${own} ${state ?? ''}`;
  const kept = ranksKept.get(key);
  if (kept?.changes === townChanges()) return kept.ranks;
  const place = hasPlace(own) ? PLACES[own - 1] : undefined;
  const region = regionOf(state ?? '');
  const ranks = new Uint16Array(TOWN_CODES).fill(ELSEWHERE);
  for (const [index, other] of PLACES.entries())
    ranks[index + 1] = place
      ? Math.max(1, distance(place, other))
      : other.region === region
        ? SAME_STATE
        : ELSEWHERE;
  for (const [code, other] of allOthers()) ranks[code] = rankOfOther(other, state);
  if (own > 0) ranks[own] = 0;
  ranks[0] = NO_TOWN;
  ranksKept.set(key, { ranks, changes: townChanges() });
  return ranks;
}

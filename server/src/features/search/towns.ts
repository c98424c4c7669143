import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { LRUCache } from 'lru-cache';
import { matchPlace } from '../../ephemeris/places/match-place.ts';
import {
  bareSound,
  cleaned,
  namesIn,
  placesCalled,
  placesNamed,
} from '../../ephemeris/places/place-names.ts';
import { PLACES, type Place } from '../../ephemeris/places/places.ts';

/** How many codes towns have: 0 is not known, then come PLACES, then other names as families write them. */
export const TOWN_CODES = 65_536;
/** Shared by all names that come when there are no more codes: the database tells them apart by their texts. */
const CROWDED = TOWN_CODES - 1;
const FIRST_OTHER = PLACES.length + 1;
const CODES = new Map(PLACES.map((place, index) => [place, index + 1]));

/** A town that the list of places does not know. */
interface Other {
  /** as the first family wrote it, without numbers: it is counted for all who write it alike */
  name: string;
  state: string;
  /** what the family wrote */
  city: string;
}

const others: Other[] = [];
const otherCodes = new Map<string, number>();
/** by how they sound, in all states */
const alike = new Map<string, number[]>();
/** How those sound that have no code of their own. */
const crowded = new Set<string>();

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

const keyOfOther = (sound: string, state: string) => `${sound}\n${state}`;

function otherCode(city: string, state: string): number {
  const sound = bareSound(city);
  if (!sound) return 0;
  const key = keyOfOther(sound, state);
  const known = otherCodes.get(key);
  if (known !== undefined) return known;
  const code = FIRST_OTHER + others.length;
  if (code >= CROWDED) {
    crowded.add(sound);
    return CROWDED;
  }
  others.push({ name: cleaned(city), state, city });
  otherCodes.set(key, code);
  alike.set(sound, [...(alike.get(sound) ?? []), code]);
  return code;
}

/** By city and then state: texts repeat, so that few are looked up. */
const MOST_TEXTS = 100_000;
const ofText = new Map<string, Map<string, number>>();

/** The town of a profile's city and state, as a code that is the same in all of this process. */
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
  return code;
}

/** The same of a home, for which no code is made: its member may not be approved, and what he writes is shown to nobody. */
function homeCode({ city, state }: Home): number {
  if (!city) return 0;
  const home = state ?? '';
  const place = placeOf(city, home);
  if (place) return CODES.get(place) ?? 0;
  return otherCodes.get(keyOfOther(bareSound(city), home)) ?? 0;
}

/** What the first family wrote for whom a code was made in this process; undefined for codes that are the same in all. */
export function writtenTown(code: number): { city: string; state: string } | undefined {
  return others[code - FIRST_OTHER];
}

/** Whether some towns share a code, and which ones is known to this process alone. */
export const sharesCodes = (): boolean => crowded.size > 0;

/** What a code is called; null for 0 and for where names are too many. */
export function townName(code: number): string | null {
  if (code < FIRST_OTHER) return PLACES[code - 1]?.name ?? null;
  return others[code - FIRST_OTHER]?.name ?? null;
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
  const inDistrict = [...new Set(names.map(bareSound))].flatMap(
    (sound) => districts.get(sound) ?? [],
  );
  const codes = [...new Set([...places.map((place) => CODES.get(place) ?? 0), ...inDistrict])];
  knownCodes.set(name, codes);
  return codes;
}

/** The codes of all towns that a name means: in any script, of a town or its district. */
export function codesNamed(name: string): ReadonlySet<number> {
  return new Set([...placeCodes(name), ...(alike.get(bareSound(name)) ?? [])]);
}

/** Whether towns are called so that share a code with others: only their texts tell who lives there. */
export const isCrowded = (name: string): boolean => crowded.has(bareSound(name));

/** Which codes and texts of towns these names mean, also where codes are shared. */
export function townsNamed(names: readonly string[]): (code: number, city: string) => boolean {
  const codes = new Set(names.flatMap((name) => [...codesNamed(name)]));
  const sounds = new Set(names.filter(isCrowded).map(bareSound));
  return (code, city) => codes.has(code) || (code === CROWDED && sounds.has(bareSound(city)));
}

/** Where somebody lives, for what is near. */
export interface Home {
  city: string | null;
  state: string | null;
}

/** Behind all distances in km: a town of the same state, any other town, and none. */
const SAME_STATE = 30_000;
const ELSEWHERE = 40_000;
const NO_TOWN = 50_000;
const rankOfOther = (other: Other, state: string | null) =>
  other.state === (state ?? '') ? SAME_STATE : ELSEWHERE;

function distance(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const [north, east] = [a.latitude - b.latitude, a.longitude - b.longitude];
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const across = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  return Math.round(12_742 * Math.asin(Math.sqrt(half(north) + across * half(east))));
}

const ranksKept = new LRUCache<string, { ranks: Uint16Array; known: number }>({ max: 40 });

/**
 * How near the town of each code is to a home; the least first: the same town, others by distance where both are on the list of
 * places, those of the same state, the rest.
 */
export function nearnessOf(given: Home): Uint16Array {
  const { state } = given;
  const own = homeCode(given);
  const key = `${own} ${state ?? ''}`;
  const kept = ranksKept.get(key);
  if (kept?.known === others.length) return kept.ranks;
  const place = own < FIRST_OTHER ? PLACES[own - 1] : undefined;
  const region = regionOf(state ?? '');
  const ranks = new Uint16Array(TOWN_CODES).fill(ELSEWHERE);
  for (const [index, other] of PLACES.entries())
    ranks[index + 1] = place
      ? Math.max(1, distance(place, other))
      : other.region === region
        ? SAME_STATE
        : ELSEWHERE;
  for (const [index, other] of others.entries())
    ranks[FIRST_OTHER + index] = rankOfOther(other, state);
  if (own > 0) ranks[own] = 0;
  ranks[0] = NO_TOWN;
  ranksKept.set(key, { ranks, known: others.length });
  return ranks;
}

import { LRUCache } from 'lru-cache';
import { bareSound, cleaned } from '../../ephemeris/places/place-names.ts';
import { PLACES } from '../../ephemeris/places/places.ts';

// Families write any town. Those that the list of places does not know have codes of this process, each as long as somebody lives there.

/** How many codes towns have: 0 is not known, then come PLACES, then other names as families write them. */
export const TOWN_CODES = 65_536;
/** Shared by all names that come when there are no more codes: the database tells them apart by their texts. */
export const CROWDED = TOWN_CODES - 1;
/** The first code of other names. */
export const FIRST_OTHER = PLACES.length + 1;

/** A town that the list of places does not know. */
export interface OtherTown {
  /** as the first family wrote it, without numbers: it is counted for all who write it alike */
  name: string;
  state: string;
  /** what the family wrote */
  city: string;
}

/** How many live rows have each code, of everything that keeps codes for longer than a call. */
export interface TownUser {
  totals: ReadonlyMap<string, Uint32Array>;
}

/** So long after the last look nobody looks again which codes are in use; a call that has one for longer does not exist. */
const LOOK_MS = 600_000;
/** Beyond so many sounds without a code, every name may be one. */
const MOST_CROWDED = 100_000;

/** By code, from FIRST_OTHER. */
const others: (OtherTown | undefined)[] = [];
const free: number[] = [];
/** By sound and state. */
const codes = new Map<string, number>();
/** by how they sound, in all states */
const alike = new Map<string, number[]>();
/** How those sound that have no code of their own. */
const crowded = new Set<string>();
/** 1 where a code was asked for, or in use, since the last look but one. */
const isRecent = new Uint8Array(TOWN_CODES);
const users = new Set<WeakRef<TownUser>>();
const freed = new Set<() => void>();
let lookedAt = performance.now();
let changes = 0;

/** Keeps the codes of an index in use for as long as it is there. */
export function useTowns(user: TownUser): void {
  users.add(new WeakRef(user));
}

/** Calls back when some codes have become free, and may be those of other towns from then on. */
export function onTownsFreed(listener: () => void): void {
  freed.add(listener);
}

/** Which towns there are: another number after each change. */
export const townChanges = (): number => changes;

const keyOf = (sound: string, state: string) => `${sound}\n${state}`;

/** Says that a code is in use by a call that may go on for a while. */
export function noteTown(code: number): void {
  isRecent[code] = 1;
}

/** The code of a town that the list of places does not know, made if it has none. */
export function otherCode(city: string, state: string): number {
  const sound = bareSound(city);
  if (!sound) return 0;
  const key = keyOf(sound, state);
  const known = codes.get(key);
  if (known !== undefined) return known;
  if (performance.now() - lookedAt > LOOK_MS) freeUnused();
  const code = free.pop() ?? FIRST_OTHER + others.length;
  if (code >= CROWDED) {
    if (crowded.size < MOST_CROWDED) crowded.add(sound);
    return CROWDED;
  }
  others[code - FIRST_OTHER] = { name: cleaned(city), state, city };
  codes.set(key, code);
  alike.set(sound, [...(alike.get(sound) ?? []), code]);
  changes += 1;
  return code;
}

/** The same where it has a code, and 0 otherwise. */
export const knownOther = (city: string, state: string): number =>
  codes.get(keyOf(bareSound(city), state)) ?? 0;

/** What the first family wrote for whom a code was made in this process; undefined for codes that are the same in all. */
export const otherTown = (code: number): OtherTown | undefined => others[code - FIRST_OTHER];

/** A search asks for the sound of a name several times, and to make it takes most of its time. */
const knownSounds = new LRUCache<string, string>({ max: 2000 });
export function soundOf(name: string): string {
  const sound = knownSounds.get(name) ?? bareSound(name);
  knownSounds.set(name, sound);
  return sound;
}

/** The codes of those that sound so. */
export const othersCalled = (name: string): readonly number[] => alike.get(soundOf(name)) ?? [];

/** All that have a code. */
export function* allOthers(): Generator<[code: number, town: OtherTown]> {
  for (const [index, town] of others.entries()) if (town) yield [FIRST_OTHER + index, town];
}

/** Whether some towns share a code, and which ones is known to this process alone. */
export const sharesCodes = (): boolean => crowded.size > 0;

/** Whether towns are called so that share a code with others: only their texts tell who lives there. */
export const isCrowded = (name: string): boolean =>
  crowded.size === MOST_CROWDED || crowded.has(soundOf(name));

/**
 * Frees the codes in which nobody lived at this look and the last one, and which nobody asked for in between: what a call still has, as a
 * profile that was read and is not in its index yet, was asked for since.
 */
function freeUnused(): void {
  lookedAt = performance.now();
  const inUse: Uint32Array[] = [];
  for (const user of users) {
    const totals = user.deref()?.totals.get('city');
    if (totals) inUse.push(totals);
    else users.delete(user);
  }
  const isLivedIn = (code: number) => inUse.some((totals) => (totals[code] ?? 0) > 0);
  const gone: number[] = [];
  for (let code = FIRST_OTHER; code <= CROWDED; code++) {
    const isUsed = isLivedIn(code);
    if (!isUsed && !isRecent[code]) gone.push(code);
    isRecent[code] = isUsed ? 1 : 0;
  }
  for (const code of gone) forget(code);
  if (gone.length === 0) return;
  changes += 1;
  for (const listener of freed) listener();
}

function forget(code: number): void {
  if (code === CROWDED) {
    crowded.clear();
    return;
  }
  const town = otherTown(code);
  if (!town) return;
  const sound = bareSound(town.city);
  others[code - FIRST_OTHER] = undefined;
  codes.delete(keyOf(sound, town.state));
  const left = othersCalled(town.city).filter((one) => one !== code);
  if (left.length > 0) alike.set(sound, left);
  else alike.delete(sound);
  free.push(code);
}

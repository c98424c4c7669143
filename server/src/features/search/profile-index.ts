import { FIELD_FILTERS } from '@mala/contract/search.ts';

/** A profile that a search can find, with what the filters look at. */
export interface Entry {
  user_id: string;
  /** microseconds since 1970 */
  approved: number;
  /** the date of birth as a number, 19980514 */
  born: number;
  /** its value for each of FIELD_FILTERS */
  codes: readonly number[];
  /** of its place of the moon (features/match/places.ts) */
  kind: number;
  /** the search version at which it was read */
  version: number;
  /** the full read of an index that it came from; versions of different ones are not comparable */
  load: number;
}

/** From what an index was read. */
export interface Reading {
  version: number;
  /** the history that the version belongs to (db/origin.ts) */
  origin: string;
  /** a number for each full read in this process */
  load: number;
}

/**
 * Everybody whom a search on one site for one gender can find, newest approval first, as it was at `version`.
 * Never changed: a change makes a new one. Columns keep a pass over everybody within the processor's caches.
 */
export interface ProfileIndex extends Reading {
  entries: readonly Entry[];
  /** 0, 1, 2 and so on: where a search begins */
  positions: Uint32Array;
  born: Uint32Array;
  /** of each of FIELD_FILTERS, the code of each entry */
  columns: readonly Uint16Array[];
  kinds: Uint8Array;
}

/** The order of results: newest approval first, and of equal times the greater id. */
export function newestFirst(a: Entry, b: Entry): number {
  return b.approved - a.approved || (a.user_id < b.user_id ? 1 : -1);
}

/** An index of entries that are in the order of results. */
export function profileIndexOf(entries: readonly Entry[], reading: Reading): ProfileIndex {
  return {
    ...reading,
    entries,
    positions: Uint32Array.from(entries.keys()),
    born: Uint32Array.from(entries, ({ born }) => born),
    columns: FIELD_FILTERS.map((_, index) =>
      Uint16Array.from(entries, ({ codes }) => codes[index] ?? 0),
    ),
    kinds: Uint8Array.from(entries, ({ kind }) => kind),
  };
}

/** What became of a profile: its new entry, or null where no search finds it any more. */
export interface Change {
  user_id: string;
  entry: Entry | null;
}

/** The index after all changes up to `version`. */
export function changedProfileIndex(
  profiles: ProfileIndex,
  changes: readonly Change[],
  version: number,
): ProfileIndex {
  const changed = new Set(changes.map(({ user_id }) => user_id));
  const kept = profiles.entries.filter(({ user_id }) => !changed.has(user_id));
  const entries = [...kept, ...changes.flatMap(({ entry }) => entry ?? [])].sort(newestFirst);
  const { origin, load } = profiles;
  return profileIndexOf(entries, { version, origin, load });
}

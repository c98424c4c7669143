/** A profile that a search can find, with what the filters look at. */
export interface Entry {
  user_id: string;
  /** microseconds since 1970 */
  approved: number;
  /** the date of birth as a number, 19980514 */
  born: number;
  /** of each of FIELD_FILTERS, in their order */
  values: readonly (string | null)[];
  /** the search version at which it was read */
  version: number;
}

/** The values of one filter over all entries, each as the number of its code. */
export interface Column {
  codes: ReadonlyMap<string | null, number>;
  codeOf: Uint16Array;
}

/**
 * Everybody whom a search on one site for one gender can find, newest approval first, as it was at `version`.
 * Never changed: a change makes a new one. Columns keep a pass over everybody within the processor's caches.
 */
export interface Roll {
  version: number;
  entries: readonly Entry[];
  /** 0, 1, 2 and so on: where a search begins */
  positions: Uint32Array;
  born: Uint32Array;
  columns: readonly Column[];
}

/** The order of results: newest approval first, and of equal times the greater id. */
export function newestFirst(a: Entry, b: Entry): number {
  return b.approved - a.approved || (a.user_id < b.user_id ? 1 : -1);
}

function columnOf(entries: readonly Entry[], index: number): Column {
  const codes = new Map<string | null, number>();
  const codeOf = Uint16Array.from(entries, ({ values }) => {
    const value = values[index] ?? null;
    const code = codes.get(value) ?? codes.size;
    codes.set(value, code);
    return code;
  });
  return { codes, codeOf };
}

/** A roll of entries that are in the order of results; each has `width` values. */
export function rollOf(entries: readonly Entry[], width: number, version: number): Roll {
  return {
    version,
    entries,
    positions: Uint32Array.from(entries.keys()),
    born: Uint32Array.from(entries, ({ born }) => born),
    columns: Array.from({ length: width }, (_, index) => columnOf(entries, index)),
  };
}

/** What became of a profile: its new entry, or null where no search finds it any more. */
export interface Change {
  user_id: string;
  version: number;
  entry: Entry | null;
}

/** The roll after changes. */
export function changedRoll(roll: Roll, changes: readonly Change[]): Roll {
  const changed = new Set(changes.map(({ user_id }) => user_id));
  const kept = roll.entries.filter(({ user_id }) => !changed.has(user_id));
  const entries = [...kept, ...changes.flatMap(({ entry }) => entry ?? [])].sort(newestFirst);
  const version = changes.reduce(
    (newest, change) => Math.max(newest, change.version),
    roll.version,
  );
  return rollOf(entries, roll.columns.length, version);
}

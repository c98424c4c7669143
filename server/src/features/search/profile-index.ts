import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { idOf, uuidOf } from '../../search-engine/ids.ts';
import type { Order } from '../../search-engine/question.ts';
import { type Row, Store } from '../../search-engine/store.ts';
import { WordIndex } from '../../search-engine/word-index.ts';
import { NO_KIND } from '../match/index.ts';
import { codesOf, HEIGHT_CODES } from './codes.ts';
import { activeCode, bornCode } from './days.ts';
import type { Change, Entry, FoundEntry } from './entry.ts';
import { useTowns } from './other-towns.ts';
import { WISH_COLUMNS } from './wish-codes.ts';

/** From what an index was read. */
export interface Reading {
  version: number;
  /** the history that the version belongs to (db/origin.ts) */
  origin: string;
  /** a number for each full read in this process */
  load: number;
  /** the database's time from which on days of activity are to be told; without it, they are those of now */
  activeSince?: string;
}

/** Up to this many values, a bitmap for each is worth its memory. */
const BITMAPS = 64;

/**
 * Everybody whom a search on one site for one gender can find, as of `version`. Changes are made in place, each in some
 * microseconds (docs/decisions/104-search-engine.md).
 */
export class ProfileIndex implements Reading {
  readonly origin: string;
  readonly load: number;
  readonly activeSince: string | undefined;
  readonly store: Store;
  /** what a keyword looks at, by who reads it */
  readonly words = { card: new WordIndex(), detail: new WordIndex() };
  /** the values of lists that families look for, as far as they tell (wish-codes.ts) */
  readonly wishes = new WordIndex();
  #version: number;
  readonly #madeAt = performance.now();

  /** Entries come fastest with the oldest approval first. */
  constructor(entries: Iterable<Entry>, { version, origin, load, activeSince }: Reading) {
    this.origin = origin;
    this.load = load;
    this.activeSince = activeSince;
    this.#version = version;
    this.store = new Store({
      categories: [
        ...FIELD_FILTERS.map(({ name }, index) => {
          const values = codesOf(index) + 1;
          return { name, values, bitmaps: values <= BITMAPS };
        }),
        { name: 'kind', values: NO_KIND + 1, bitmaps: false },
        { name: 'height', values: HEIGHT_CODES, bitmaps: false },
        { name: 'with_photo', values: 2, bitmaps: true },
        ...WISH_COLUMNS.map((column) => ({ ...column, bitmaps: false })),
      ],
      quantities: [
        { name: 'born', bytes: 2 },
        { name: 'city', bytes: 2 },
        { name: 'mid', bytes: 4 },
        { name: 'active', bytes: 2 },
      ],
    });
    useTowns(this.store);
    for (const entry of entries) this.#put(entry);
  }

  /** Adds somebody who was read with all others. */
  add(entry: Entry): void {
    this.#put(entry);
  }

  get version(): number {
    return this.#version;
  }

  #put(entry: Entry): void {
    const { row, before } = this.store.put(rowOf(entry));
    for (const level of ['card', 'detail'] as const) {
      if (before >= 0 && before !== row) this.words[level].put(before, []);
      this.words[level].put(row, entry.words[level]);
    }
    if (before >= 0 && before !== row) this.wishes.put(before, []);
    this.wishes.put(row, entry.wanted.named);
  }

  /** Makes all changes up to `version`, once nobody counts. */
  change(changes: readonly Change[], version: number): Promise<void> {
    return this.store.inTurn(() => {
      for (const { user_id, entry } of changes) {
        if (entry) this.#put(entry);
        else this.store.remove(idOf(user_id));
      }
      this.#version = version;
    });
  }

  /** For how many seconds it has been there. */
  get age(): number {
    return (performance.now() - this.#madeAt) / 1000;
  }

  /** Tells on which days in India members were last active, whoever of them is in the index. */
  wereActive(rows: readonly { user_id: string; active_on: string }[]): Promise<void> {
    return this.store.inTurn(() => {
      for (const { user_id, active_on } of rows)
        this.store.set(idOf(user_id), 'active', activeCode(active_on));
    });
  }

  /** The kind of somebody's place of the moon; NO_KIND for who is not in the index. */
  kindOf(userId: string): number {
    const row = this.store.find(idOf(userId));
    return row < 0 ? NO_KIND : this.store.valueAt('kind', row);
  }

  /** What stands in a row of the store. */
  entryAt(row: number, order?: Order): FoundEntry {
    const { store, load } = this;
    return {
      user_id: uuidOf(store.idAt(row)),
      approved: store.timeAt(row),
      kind: store.valueAt('kind', row),
      active: store.valueAt('active', row),
      version: store.markAt(row),
      ...{ load, row },
      rank: order ? (order.ranks[store.valueAt(order.field, row)] ?? 0) : 0,
    };
  }
}

const NAMES = FIELD_FILTERS.map(({ name }) => name);

function rowOf({ user_id, approved, born, codes, version, ...entry }: Entry): Row {
  const { kind, height, with_photo, active, city, mid } = entry;
  const known = { kind, height, with_photo, active, city, mid };
  const values: Record<string, number> = { ...known, ...entry.wanted.columns };
  values.born = bornCode(born);
  for (let at = 0; at < NAMES.length; at++) values[NAMES[at] ?? ''] = codes[at] ?? 0;
  return { id: idOf(user_id), time: approved, mark: version, values };
}

/** The order of results: by rank, of equal ones the newest approval first, and of equal times the greater id. */
export function inOrder(a: FoundEntry, b: FoundEntry): number {
  return a.rank - b.rank || b.approved - a.approved || (a.user_id < b.user_id ? 1 : -1);
}

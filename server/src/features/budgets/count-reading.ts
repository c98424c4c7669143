import { BUDGETS, type BudgetKind } from '@mala/contract/budgets.ts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { OptionalWrite } from '../../db/optional-write.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { dayOf, restOfDay } from './day.ts';
import { addReadings, noteHeavyReader, readReading } from './queries.ts';
import {
  addCards,
  addList,
  isWritten,
  learnStored,
  newReadingOf,
  type Reader,
  readerOf,
} from './reader.ts';

/** Notes a member for the office who has used more than half of a budget within ten minutes. */
export async function noteIfHeavy(
  db: Kysely<Database>,
  userId: string,
  { kind, burst }: { kind: BudgetKind; burst: number },
  now: Date,
): Promise<void> {
  if (burst > BUDGETS[kind] / 2) await noteHeavyReader(db, userId, kind, now);
}

/** Counts what members read, within their budgets. */
export interface ReadingCounter {
  /** Throws 429 TOO_MANY_LISTS, with the seconds until the member's hour ends, if this list is one too many. */
  countList(userId: string): Promise<void>;
  /** Counts the cards of a list. Throws 429 TOO_MANY_CARDS with the seconds until midnight in India. */
  countCards(userId: string, profileIds: readonly string[]): Promise<void>;
  /**
   * The same, in the database at once. Returns how many cards of this day there are with them, whichever processes
   * counted those before them; Infinity if the database keeps nothing.
   */
  countCardsExactly(userId: string, profileIds: readonly string[]): Promise<number>;
}

/** Members who are remembered, some 20 KB each at most. */
const REMEMBERED = 2000;

/** Milliseconds until what was counted is written, for all members together. */
const WRITTEN_AFTER_MS = 1000;

/**
 * How much of one member a process counts before it writes. A member whose calls go to several processes can read so much
 * beyond the budget for each further one. Cards come by pages of twenty.
 */
export const UNWRITTEN = { lists: 10, cards: 60 } as const;
const PAGE = 20;

/** The last 32 bits of an id, which are random in a UUIDv7: of a day's cards no two have the same. */
function numberOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16) | 0;
}

interface Counting {
  db: Kysely<Database>;
  optionalWrite: OptionalWrite;
  now: () => Date;
}

/**
 * Counts in memory, and writes the counts of all members together: after a second, or earlier for a member who is fast
 * (decision 048). Where the database keeps nothing, the counts of this process hold.
 */
export function createReadingCounter({ db, optionalWrite, now }: Counting): ReadingCounter {
  const kept = new LRUCache<string, Promise<Reader>>({ max: REMEMBERED });
  const unwritten = new Map<string, Reader>();
  let writing: Promise<boolean> | null = null;
  let due: NodeJS.Timeout | null = null;

  async function load(userId: string): Promise<Reader> {
    const left = unwritten.get(userId);
    return left ?? readerOf(await optionalWrite(() => readReading(db, userId)));
  }

  function readerOfMember(userId: string): Promise<Reader> {
    const known = kept.get(userId);
    if (known) return known;
    const loading = load(userId);
    kept.set(userId, loading);
    loading.catch(() => kept.delete(userId));
    return loading;
  }

  async function writeAll(): Promise<boolean> {
    const readers = new Map(unwritten);
    const readings = [...readers].map(([userId, reader]) => newReadingOf(userId, reader));
    try {
      const stored = await optionalWrite(() => addReadings(db, readings));
      if (!stored) return false;
      for (const reading of readings) {
        const reader = readers.get(reading.user_id);
        if (!reader) continue;
        learnStored(reader, reading, stored.get(reading.user_id));
        if (isWritten(reader)) unwritten.delete(reading.user_id);
      }
      return true;
    } catch {
      // the call that reads fails by itself if the database is gone
      return false;
    } finally {
      writing = null;
      if (unwritten.size > 0) writeSoon();
    }
  }

  function write(): Promise<boolean> {
    writing ??= writeAll();
    return writing;
  }

  function writeSoon(): void {
    if (due) return;
    due = setTimeout(() => {
      due = null;
      void write();
    }, WRITTEN_AFTER_MS).unref();
  }

  /**
   * Counts with `add` as soon as the member has room for what one list counts, and notes a heavy reader. Nothing is awaited
   * before `add`: of many calls that waited for one write, each sees what those before it counted, and the time.
   */
  async function count(
    userId: string,
    kind: 'lists' | 'cards',
    add: (reader: Reader, at: Date) => void,
  ): Promise<Reader> {
    const reader = await readerOfMember(userId);
    const isFast = () =>
      reader.lists.unwritten >= UNWRITTEN.lists ||
      reader.unwrittenCards.size > UNWRITTEN.cards - PAGE;
    while (isFast()) if (!(await write())) break;
    const at = now();
    add(reader, at);
    if (isWritten(reader)) return reader;
    unwritten.set(userId, reader);
    writeSoon();
    await note(userId, reader, kind, at);
    return reader;
  }

  async function note(userId: string, reader: Reader, kind: 'lists' | 'cards', at: Date) {
    const { count: used } = kind === 'lists' ? reader.listBurst : reader.cardBurst;
    const key = `${kind} ${dayOf(at)}`;
    if (used <= BUDGETS[kind] / 2 || reader.noted.has(key)) return;
    const noted = await optionalWrite(() => noteHeavyReader(db, userId, kind, at).then(() => true));
    if (noted) reader.noted.add(key);
  }

  async function addPage(userId: string, cards: readonly number[]) {
    // as each page is added: those that are added while it is written come after it
    let place = 0;
    let learned = 0;
    const reader = await count(userId, 'cards', (counted, at) => {
      if (!addCards(counted, cards, { most: BUDGETS.cards, now: at }))
        throw new AppError('TOO_MANY_CARDS', { retryAfter: restOfDay(at) });
      place = counted.cards.size;
      learned = counted.learned;
    });
    return { reader, placeNow: () => place + reader.learned - learned };
  }

  return {
    countList: async (userId) => {
      await count(userId, 'lists', (reader, at) => {
        const left = addList(reader, BUDGETS.lists, at);
        if (left !== null)
          throw new AppError('TOO_MANY_LISTS', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
      });
    },
    countCards: async (userId, profileIds) => {
      await addPage(userId, profileIds.map(numberOf));
    },
    countCardsExactly: async (userId, profileIds) => {
      const cards = profileIds.map(numberOf);
      const { reader, placeNow } = await addPage(userId, cards);
      // what another call is writing may not have these yet
      while (cards.some((card) => reader.unwrittenCards.has(card))) {
        // of a member who was forgotten and remembered anew meanwhile, the newer counts are written first
        if (!unwritten.has(userId)) unwritten.set(userId, reader);
        if (!(await write())) return Number.POSITIVE_INFINITY;
      }
      return placeNow();
    },
  };
}

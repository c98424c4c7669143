import { dayOf } from './day.ts';
import type { NewReading, StoredReading, Window } from './queries.ts';

const HOUR_MS = 3_600_000;
const BURST_MS = 600_000;
/** The clocks of two processes differ by less. */
const AHEAD_MS = 60_000;

/** A count within a window of time, which begins with the first one after the previous window. */
interface Counter {
  length: number;
  /** milliseconds since 1970 */
  since: number;
  /** of all processes, as far as known here */
  count: number;
  /** of these, counted here and not written */
  unwritten: number;
}

function counterOf(length: number, stored: Window | null): Counter {
  const { since, count } = stored ?? { since: new Date(0), count: 0 };
  return { length, since: since.getTime(), count, unwritten: 0 };
}

function roll(counter: Counter, now: Date): void {
  const age = now.getTime() - counter.since;
  // one that began in time to come was counted by a clock that ran ahead
  if (age < counter.length && age >= -AHEAD_MS) return;
  Object.assign(counter, { since: now.getTime(), count: 0, unwritten: 0 });
}

function add(counter: Counter, count: number): void {
  counter.count += count;
  counter.unwritten += count;
}

/** Takes in the sum of all processes, after `written` of the window that began at `since` was added to it. */
function learn(counter: Counter, stored: Window | null, since: Date, written: number): void {
  // a new window has begun here meanwhile
  if (counter.since !== since.getTime()) return;
  counter.unwritten -= written;
  if (!stored) return;
  counter.since = stored.since.getTime();
  counter.count = stored.count + counter.unwritten;
}

/** What one member reads, in this process; `learn` brings in what others counted. */
export interface Reader {
  lists: Counter;
  listBurst: Counter;
  cardBurst: Counter;
  /** UTC, YYYY-MM-DD */
  day: string;
  /** the cards that were shown on that day */
  cards: Set<number>;
  unwrittenCards: Set<number>;
  /** how many cards other processes counted, as far as this one was told; only grows */
  learned: number;
  /** whether the office knows, by kind and day */
  noted: Set<string>;
}

export function readerOf(stored: StoredReading | null): Reader {
  return {
    lists: counterOf(HOUR_MS, stored?.lists ?? null),
    listBurst: counterOf(BURST_MS, stored?.listBurst ?? null),
    cardBurst: counterOf(BURST_MS, stored?.cardBurst ?? null),
    day: stored?.day ?? '',
    cards: new Set(stored?.cards),
    unwrittenCards: new Set(),
    learned: 0,
    noted: new Set(),
  };
}

/** Counts a list and returns null; after `most` in the running hour, returns the milliseconds until its end instead. */
export function addList(reader: Reader, most: number, now: Date): number | null {
  const { lists, listBurst } = reader;
  roll(lists, now);
  roll(listBurst, now);
  if (lists.count >= most) return lists.since + HOUR_MS - now.getTime();
  add(lists, 1);
  add(listBurst, 1);
  return null;
}

/** Counts the cards that are new on this day. False, and nothing is counted, if that makes them more than `most`. */
export function addCards(
  reader: Reader,
  cards: readonly number[],
  { most, now }: { most: number; now: Date },
): boolean {
  const day = dayOf(now);
  if (reader.day !== day) {
    reader.day = day;
    reader.cards.clear();
    reader.unwrittenCards.clear();
  }
  roll(reader.cardBurst, now);
  const fresh = new Set(cards.filter((card) => !reader.cards.has(card)));
  // several processes may have shown more than `most`; what was shown stays open
  if (fresh.size > 0 && reader.cards.size + fresh.size > most) return false;
  for (const card of fresh) {
    reader.cards.add(card);
    reader.unwrittenCards.add(card);
  }
  add(reader.cardBurst, fresh.size);
  return true;
}

export function isWritten({ lists, unwrittenCards }: Reader): boolean {
  return lists.unwritten === 0 && unwrittenCards.size === 0;
}

/** What is to be written of a member. */
export function newReadingOf(userId: string, reader: Reader): NewReading {
  const { lists, listBurst, cardBurst, unwrittenCards } = reader;
  return {
    user_id: userId,
    since: new Date(lists.since),
    lists: lists.unwritten,
    burst_since: new Date(listBurst.since),
    burst: listBurst.unwritten,
    day: reader.day || '1970-01-01',
    cards: [...unwrittenCards],
    cards_since: new Date(cardBurst.since),
    cards_burst: cardBurst.unwritten,
    known: reader.cards.size,
  };
}

/** Takes in the sums of all processes after `written` was written. */
export function learnStored(
  reader: Reader,
  written: NewReading,
  stored: StoredReading | undefined,
): void {
  learn(reader.lists, stored?.lists ?? null, written.since, written.lists);
  learn(reader.listBurst, stored?.listBurst ?? null, written.burst_since, written.burst);
  learn(reader.cardBurst, stored?.cardBurst ?? null, written.cards_since, written.cards_burst);
  if (reader.day !== written.day) return;
  for (const card of written.cards) reader.unwrittenCards.delete(card);
  if (stored?.day !== reader.day) return;
  const known = reader.cards.size;
  for (const card of stored.cards ?? []) reader.cards.add(card);
  reader.learned += reader.cards.size - known;
}

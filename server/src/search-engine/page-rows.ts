import { BITMAP_BYTES, BLOCK_ROWS, CHOSEN, FOUND } from './layout.ts';
import type { Order } from './question.ts';
import type { Store } from './store.ts';

/** Ranks with fewer rows are read together and sorted. */
const FEW = 64;

/** Rows that are set in a bitmap of each block. */
export interface Marked {
  /** of the bitmap in a block: FOUND or CHOSEN */
  offset: number;
  /** how many are set in each block */
  counts: readonly number[];
}

/** The rows of a page, newest first; those that are late are put in where they belong. Changes the bitmaps. */
export function newestRows(store: Store, marked: Marked, skip: number, take: number): number[] {
  if (take === 0) return [];
  const counts = [...marked.counts];
  const late = takeLate(store, marked.offset, counts);
  const first = Math.max(0, skip - late.length);
  const rows = lastRows(store, { ...marked, counts }, first, take + (skip - first));
  const newest = rows[0];
  if (late.length === 0 || (newest === undefined && first > 0)) return rows;
  // where the first of them stands among all
  const before =
    first > 0 && newest !== undefined ? late.filter((row) => store.isNewer(row, newest)).length : 0;
  const merged = [...late.slice(before), ...rows].sort((a, b) => (store.isNewer(a, b) ? -1 : 1));
  const at = skip - first - before;
  return merged.slice(at, at + take);
}

/** Takes the late rows out of the bitmaps: those that were set, newest first. */
function takeLate(store: Store, offset: number, counts: number[]): number[] {
  const { bytes, blocks } = store;
  const found: number[] = [];
  for (const row of store.late) {
    const index = Math.floor(row / BLOCK_ROWS);
    const byte = (blocks[index]?.start ?? 0) + offset + ((row % BLOCK_ROWS) >> 3);
    const bit = 1 << (row & 7);
    if (((bytes[byte] ?? 0) & bit) === 0) continue;
    bytes[byte] = (bytes[byte] ?? 0) ^ bit;
    counts[index] = (counts[index] ?? 0) - 1;
    found.push(row);
  }
  return found.sort((a, b) => (store.isNewer(a, b) ? -1 : 1));
}

/** The last rows of all blocks, after `skip` of them. */
function lastRows(store: Store, { offset, counts }: Marked, skip: number, take: number): number[] {
  const { kernels, blocks, words, scratch } = store;
  const rows: number[] = [];
  let left = skip;
  for (let index = blocks.length - 1; index >= 0 && rows.length < take; index--) {
    const count = counts[index] ?? 0;
    if (count <= left) {
      left -= count;
      continue;
    }
    const bitmap = (blocks[index]?.start ?? 0) + offset;
    const most = Math.min(take - rows.length, BLOCK_ROWS);
    const found = kernels.last(bitmap, BITMAP_BYTES, left, most, scratch.rows);
    const from = scratch.rows / 4;
    for (const row of words.subarray(from, from + found)) rows.push(index * BLOCK_ROWS + row);
    left = 0;
  }
  return rows;
}

/**
 * The rows of a page by their rank, among equals the newest first.
 * @throws {RangeError} for a field that cannot be sorted by
 */
export function rankedRows(
  store: Store,
  found: readonly number[],
  order: Order,
  skip: number,
  take: number,
): number[] {
  const ranks = ranksOf(store, found, order);
  const rows: number[] = [];
  let passed = 0;
  let few: Rank[] = [];
  const flush = () => {
    if (few.length === 0) return;
    const chosen = choose(store, found, order, few);
    const all = lastRows(
      store,
      chosen,
      0,
      few.reduce((sum, { count }) => sum + count, 0),
    );
    const rankOf = new Map(few.flatMap(({ values }, at) => values.map((value) => [value, at])));
    const place = new Map(
      all.map((row) => [row, rankOf.get(store.valueAt(order.field, row)) ?? 0]),
    );
    all.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0) || (store.isNewer(a, b) ? -1 : 1));
    const first = few[0]?.before ?? 0;
    rows.push(...all.slice(Math.max(0, skip - first), skip + take - first));
    few = [];
  };
  for (const { values, count } of ranks) {
    const before = passed;
    passed += count;
    if (passed <= skip) continue;
    if (before >= skip + take) break;
    if (count < FEW) {
      few.push({ values, count, before });
      continue;
    }
    flush();
    const from = Math.max(0, skip - before);
    const chosen = choose(store, found, order, [{ values, count, before }]);
    rows.push(...newestRows(store, chosen, from, Math.min(count, skip + take - before) - from));
  }
  flush();
  return rows;
}

interface Rank {
  /** the values of the field that have it */
  values: number[];
  /** how many rows have one of them */
  count: number;
  /** how many rows come before them */
  before: number;
}

/** The ranks that were found, in order. */
function ranksOf(
  store: Store,
  found: readonly number[],
  { field, ranks }: Order,
): Omit<Rank, 'before'>[] {
  const { kernels, blocks, bytes, words, scratch } = store;
  const column = store.layout.byName.get(field);
  if (!column?.values) throw new RangeError(`rows cannot be sorted by ${field}`);
  bytes.fill(0, scratch.counts, scratch.counts + column.values * 4);
  const histogram = column.bytes === 1 ? kernels.histogram8 : kernels.histogram16;
  for (const [index, { start }] of blocks.entries())
    if (found[index]) histogram(start + FOUND, start + column.offset, BITMAP_BYTES, scratch.counts);
  const byRank = new Map<number, Omit<Rank, 'before'>>();
  for (let value = 0; value < column.values; value++) {
    const count = words[scratch.counts / 4 + value] ?? 0;
    if (count === 0) continue;
    const rank = ranks[value] ?? 0;
    const known = byRank.get(rank) ?? { values: [], count: 0 };
    known.values.push(value);
    known.count += count;
    byRank.set(rank, known);
  }
  const sorted = [...byRank].sort(([a], [b]) => a - b);
  return sorted.map(([, rank]) => rank);
}

/** Marks the rows found that have one of these ranks. */
function choose(
  store: Store,
  found: readonly number[],
  { field }: Order,
  ranks: readonly Rank[],
): Marked {
  const { kernels, blocks, bytes, scratch } = store;
  const column = store.layout.byName.get(field);
  if (!column) throw new RangeError(`no field ${field}`);
  bytes.fill(0, scratch.wanted, scratch.wanted + column.values);
  for (const { values } of ranks) for (const value of values) bytes[scratch.wanted + value] = 1;
  const pass = column.bytes === 1 ? kernels.wanted8 : kernels.wanted16;
  const counts = blocks.map(({ start }, index) => {
    if (!found[index]) return 0;
    pass(start + CHOSEN, start + FOUND, start + column.offset, BITMAP_BYTES, scratch.wanted);
    return kernels.count(start + CHOSEN, BITMAP_BYTES);
  });
  return { offset: CHOSEN, counts };
}

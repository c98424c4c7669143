import { BITMAP_BYTES, BLOCK_ROWS } from './layout.ts';
import type { Store } from './store.ts';

/**
 * The rows with a time after one and not after another, as bits. Rows stand in the order of their times, except the late ones,
 * which are looked at one by one.
 */
export function newerRows(
  store: Store,
  { after, until = Number.POSITIVE_INFINITY }: { after: number; until?: number | undefined },
): Uint8Array {
  const bits = new Uint8Array(Math.ceil(store.end / BLOCK_ROWS) * BITMAP_BYTES);
  setRange(bits, firstAfter(store, after), firstAfter(store, until));
  for (const row of store.late) {
    const time = store.timeAt(row);
    const bit = 1 << (row & 7);
    const others = (bits[row >> 3] ?? 0) & ~bit;
    bits[row >> 3] = time > after && time <= until ? others | bit : others;
  }
  return bits;
}

/** The first row behind all that are not late and have no time after this one. */
function firstAfter(store: Store, time: number): number {
  let [low, high] = [0, store.end];
  while (low < high) {
    const middle = (low + high) >> 1;
    let row = middle;
    while (row >= low && store.late.has(row)) row -= 1;
    if (row < low || store.timeAt(row) <= time) low = middle + 1;
    else high = row;
  }
  return low;
}

/** Sets the bits from one row to before another. */
function setRange(bits: Uint8Array, from: number, to: number): void {
  if (from >= to) return;
  const [first, last] = [from >> 3, to >> 3];
  const [ofFirst, ofLast] = [0xff << (from & 7), (1 << (to & 7)) - 1];
  if (first === last) {
    bits[first] = ofFirst & ofLast;
    return;
  }
  bits[first] = ofFirst;
  bits.fill(0xff, first + 1, last);
  if (ofLast > 0) bits[last] = ofLast;
}

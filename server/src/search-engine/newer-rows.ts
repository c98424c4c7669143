import type { Store } from './store.ts';

/**
 * The rows with a time after one and not after another, sorted. Read from the end: rows stand in the order of their times, except
 * the late ones, whose times are smaller than those before them.
 */
export function newerRows(
  store: Store,
  { after, until = Number.POSITIVE_INFINITY }: { after: number; until?: number | undefined },
): Uint32Array {
  const rows: number[] = [];
  for (let row = store.end - 1; row >= 0; row--) {
    const time = store.timeAt(row);
    if (time <= after && !store.late.has(row)) break;
    if (time > after && time <= until) rows.push(row);
  }
  return Uint32Array.from(rows).reverse();
}

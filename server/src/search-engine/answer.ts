import type { Arena } from './arena.ts';
import { BlockPass } from './block-pass.ts';
import { FacetCounts } from './facet-counts.ts';
import { BITMAP_BYTES, FOUND } from './layout.ts';
import { newestRows, rankedRows } from './page-rows.ts';
import type { Answer, Counted, Question } from './question.ts';
import type { Store } from './store.ts';

/** Counts over all blocks; `found` is told what each of them has. */
function countOver(
  arena: Arena,
  { conditions, facets }: Pick<Question, 'conditions' | 'facets'>,
  found?: (start: number, fitting: number, count: number) => void,
): Counted {
  const pass = new BlockPass(arena, conditions, facets.length > 0);
  const counts = new FacetCounts(arena, pass.conditions, facets);
  let count = 0;
  for (const [index, start] of arena.starts.entries()) {
    const fitting = pass.fit(index);
    const fits = arena.kernels.count(fitting.all, BITMAP_BYTES);
    found?.(start, fitting.all, fits);
    count += fits;
    counts.add(index, fitting, fits);
  }
  return { count, facets: counts.result() };
}

/**
 * How many rows fit, and the counts of the facets, all exact. It writes into the scratch of its thread alone.
 * @throws {RangeError} for a field that the store does not have, or that cannot be counted, and for more than the scratch holds
 */
export function count(arena: Arena, question: Pick<Question, 'conditions' | 'facets'>): Counted {
  return countOver(arena, question);
}

/**
 * The same with the rows of a page.
 * @throws {RangeError} for a field that the store does not have, or that cannot be counted or sorted by, and for more than the
 * scratch holds
 */
export function answer(store: Store, question: Question): Answer {
  const { order, skip, take } = question;
  if (take === 0) return { ...countOver(store, question), rows: [] };
  const { bytes } = store;
  const found: number[] = [];
  const counted = countOver(store, question, (start, fitting, fits) => {
    bytes.copyWithin(start + FOUND, fitting, fitting + BITMAP_BYTES);
    found.push(fits);
  });
  const most = Math.max(0, Math.min(take, counted.count - skip));
  if (most === 0) return { ...counted, rows: [] };
  const rows = order
    ? rankedRows(store, found, order, skip, most)
    : newestRows(store, { offset: FOUND, counts: found }, skip, most);
  return { ...counted, rows };
}

import { BlockPass } from './block-pass.ts';
import { FacetCounts } from './facet-counts.ts';
import { BITMAP_BYTES, FOUND } from './layout.ts';
import { newestRows, rankedRows } from './page-rows.ts';
import type { Answer, Question } from './question.ts';
import type { Store } from './store.ts';

/**
 * How many rows fit, those of a page, and the counts of the facets, all exact.
 * @throws {RangeError} for a field that the store does not have, or that cannot be counted or sorted by
 */
export function answer(store: Store, question: Question): Answer {
  const { facets, order, skip, take } = question;
  const { kernels, bytes } = store;
  const pass = new BlockPass(store, question.conditions, facets.length > 0);
  const counts = new FacetCounts(store, pass.conditions, facets);
  const found: number[] = [];
  let count = 0;
  for (const [index, { live, start }] of store.blocks.entries()) {
    const fitting = pass.fit(index);
    const fits = fitting.all === start ? live : kernels.count(fitting.all, BITMAP_BYTES);
    if (take > 0) bytes.copyWithin(start + FOUND, fitting.all, fitting.all + BITMAP_BYTES);
    found.push(fits);
    count += fits;
    counts.add(index, fitting, fits);
  }
  const most = Math.max(0, Math.min(take, count - skip));
  const result = counts.result();
  if (most === 0) return { count, rows: [], facets: result };
  const rows = order
    ? rankedRows(store, found, order, skip, most)
    : newestRows(store, { offset: FOUND, counts: found }, skip, most);
  return { count, rows, facets: result };
}

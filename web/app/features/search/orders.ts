import { OF_DETAILS, type Sort } from '@mala/contract/search.ts';
import type { Searcher } from './list-filters.ts';

/** Whether an order means anything to somebody; that of the match is known with the first page. */
export function isOrderOf({ readsDetails, hasHome }: Searcher, sort: Sort): boolean {
  return (hasHome || sort !== 'nearest') && (readsDetails || !OF_DETAILS[sort]);
}

import { SORTS, type Sort } from '@mala/contract/search.ts';

/** What the server answers by now of what has no count that would say so. */
const UNANSWERED: readonly string[] = ['active', 'nearest'];

export const HAS_KEYWORD = false;
export const SERVED_SORTS: readonly Sort[] = SORTS.filter((one) => !UNANSWERED.includes(one));

import { wholeNumber } from '../../lib/format.ts';

/** A choice of a native list with how many it would find, once that is known. */
export function labelWithCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${wholeNumber(count)})`;
}

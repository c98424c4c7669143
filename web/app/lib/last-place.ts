import { writeStored } from './browser-storage.ts';

/** Where this browser keeps the list that a member looked at last (components/query/use-list-place.ts). */
export const LAST_PLACE = 'mala.last-place';

/** Phones are shared: called at logout. */
export function forgetLastPlace(): void {
  writeStored('localStorage', LAST_PLACE, null);
}

import { createStore } from '../store.ts';

/** How much waits on pages of the office, by their URL; shown in the menu of the office's pages. */
export type OfficeCounts = Readonly<Record<string, number>>;
export const NO_COUNTS: OfficeCounts = {};
export const officeCounts = createStore<OfficeCounts>(NO_COUNTS);

import type { Sending } from './calls.ts';
import { each, MEMBERS, OPENING, type Row } from './calls-by-role.ts';

const { incomplete, paused, married, refused } = OPENING;
/** Members who may search, and nobody of the office. */
const OWN: Row = { ...MEMBERS, incomplete, paused, married, refused };

/** Saved searches, and how often one is mailed what is new in them. */
export const SAVED_SEARCH_CALLS: Readonly<Record<string, { row: Row; sent?: () => Sending }>> = {
  'savedSearches.list': { row: OWN },
  'savedSearches.save': {
    row: OWN,
    sent: () => ({ body: { name: 'Near us', filters: { from_age: [21] } } }),
  },
  'savedSearches.change': {
    row: each(OWN, 'NOT_FOUND'),
    sent: () => ({ body: { name: 'Near us' } }),
  },
  'savedSearches.look': { row: each(OWN, 'NOT_FOUND') },
  'savedSearches.remove': { row: each(OWN, 'NOT_FOUND') },
  'digest.choose': { row: MEMBERS, sent: () => ({ body: { every: 'weekly' } }) },
};

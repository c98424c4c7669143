/** The page of one's own complaints; not in paths.ts, which every page loads. */
export const OWN_COMPLAINTS = '/complaints';

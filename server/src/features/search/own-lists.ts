import { OwnIds } from './own-ids.ts';

/** What lists depend on of the viewer alone, read with each search: an own act holds for the next one in every process. */
export interface OwnLists {
  shortlist: OwnIds;
  hidden: OwnIds;
  seen: OwnIds;
  /** whose contact was downloaded */
  downloaded: OwnIds;
  /** the end of the last visit, in microseconds since 1970; null in the first visit */
  lastVisit: number | null;
}

const NO_IDS = new OwnIds(null);

/** Of who has done nothing yet. */
export const NOTHING_OWN: OwnLists = {
  ...{ shortlist: NO_IDS, hidden: NO_IDS, seen: NO_IDS, downloaded: NO_IDS },
  lastVisit: null,
};

/** What conditions on them depend on. */
export interface OwnGiven {
  today: Date;
  own: OwnLists;
}

/** The filters that depend on the viewer, as conditions and counts name them. */
export const OWN_FILTERS = ['shortlist', 'new', 'not_seen', 'hidden', 'fits', 'fits_me'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** Of nobody. */
export const NONE_OWN: Readonly<Record<OwnFilter, number>> = {
  ...{ shortlist: 0, new: 0, not_seen: 0, hidden: 0 },
  ...{ fits: 0, fits_me: 0 },
};

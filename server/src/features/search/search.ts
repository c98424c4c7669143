import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import type { countSearch, Filters } from '@mala/contract/search.ts';
import type { Common } from '@mala/contract/similar.ts';
import type { OwnAttributes } from '../../access/preferences.ts';
import type { Gender, Group } from '../../access/profiles.ts';
import type { Viewer, Viewers } from '../../access/viewer.ts';
import type { CardRow } from './card-queries.ts';
import type { ChangesAfter } from './entry.ts';
import type { OwnLists } from './own-lists.ts';
import type { Nearness } from './towns.ts';

// The Context holds the search, so what it takes and gives is said apart from what imports the Context.

/** What a search depends on besides what is asked: the versions of the site's groups, of which history they are, and what is the viewer's own. */
export interface SearchState {
  origin: string;
  versions: Record<Gender, number>;
  /** of groups whose versions were known when it was read */
  changes: Record<Gender, ChangesAfter | undefined>;
  own: OwnLists;
  /** of a viewer who is compared with others, on that day */
  is: OwnAttributes | null;
}

/** A state, and between which ticks of the index (index-cache.ts) it was read. */
export interface StateReading {
  /** whose versions and changes it has */
  domain: Domain;
  state: SearchState;
  asked: number;
  told: number;
}

/** Who searches, with what was read with the viewer. */
export interface SearchingViewer extends Viewer {
  reading: StateReading;
}

/** What is looked for. */
export interface Asked {
  domain: Domain;
  /** of this site */
  groups: readonly Group[];
  filters: Filters;
  /** whose own lists, place and last visit count */
  viewerId: string;
  /** as whom the viewer is compared with those found; null: there is no match (access/profiles.ts) */
  comparedAs: Gender | null;
  /** what the viewer's family looks for */
  preferences: Preferences | null;
  reads: Reads;
  /** what was read with the viewer, if that is of the same site; else it is read for the search */
  reading?: StateReading;
}

/** Who asks, as far as a search depends on it. */
export type Asker = Omit<Asked, 'filters'>;

/** What the viewer reads of those found, and may therefore look for and count (decision 106). */
export interface Reads {
  /** the fields of `detail` */
  details: boolean;
  /** whether they have a photo */
  photos: boolean;
}

export interface Search extends Asked {
  /** from 1 */
  page: number;
  /** whether this is one of the viewer's lists (features/budgets) */
  budgeted: boolean;
  /** whether `cardsToday` is asked for */
  detailed: boolean;
}

/** What a card shows, shared by all viewers: who sees the photo is decided as it is sent. */
export interface Card extends Pick<CardRow, 'user_id'> {
  date_of_birth: string;
  /** what is the same for all viewers, as replies have it (card-writers.ts) */
  written: string;
  /** the first photo, written without its addresses */
  photo: { id: string; written: string } | null;
  /** what the family looks for, and what the person is, as JSON: few viewers are told how well they fit */
  preferences: string | null;
  attributes: string;
  /** of the place of the moon (features/match/places.ts), which is shown only as a match */
  kind: number;
  /** the photo with its addresses, and until when they work (presenter.ts) */
  signed?: { expiry: number; written: string };
}

export interface Found {
  cards: Card[];
  /** of all pages */
  count: number;
  /** of this day with these, in all processes; 0 if they are not counted, or nobody asked */
  cardsToday: number;
  /** what is the viewer's own */
  own: OwnLists;
  /** as it stands in the index, by id: of the cards what changes without them */
  found: ReadonlyMap<string, { approved: number; active: number }>;
  /** of the viewer, by the kinds of cards, and whether the own place is known */
  comparison: { figures: readonly MatchFigure[]; own: boolean } | null;
  /** what the viewer is, where others may be told */
  is: OwnAttributes | null;
  /** how an order of nearness tells what is near (towns.ts); null in other orders, and without a town */
  near: Nearness | null;
}

/** What may be new in one search of a viewer. */
export interface NewSince {
  filters: Filters;
  /** approved after it, */
  after: Date;
  /** and not after this; until now without it */
  until?: Date;
}

/** One member who asks what is new in some searches. */
export interface NewAsked {
  viewer: Asker;
  searches: readonly NewSince[];
}

export interface NewFound {
  count: number;
  /** the newest first */
  newest: { user_id: string; approved: number }[];
}

export type Counts = Got<(typeof countSearch)['reply']>;

/** What is known of a profile whose like is looked for. */
export interface Shown {
  user_id: string;
  domain: Domain;
  basic: {
    community?: string | null;
    surname?: string | null;
    city?: string | null;
    state?: string | null;
    language?: string | null;
    date_of_birth?: string | null;
  } | null;
  personal: { marital_status?: string | null; height?: number | null } | null;
  work: { profession?: string | null; education?: string | null } | null;
}

/** Whose like is looked for, in the one group of a question without filters. */
export interface SimilarAsked extends Omit<Asker, 'reads'> {
  shown: Shown;
  budgeted: boolean;
}

export interface FoundSimilar
  extends Omit<Found, 'count' | 'cardsToday' | 'cards' | 'found' | 'near'> {
  cards: { card: Card; common: readonly Common[] }[];
}

export interface ProfileSearch {
  /** finds the viewers of searches, with what those depend on */
  searchers: Viewers<SearchingViewer>;
  list(search: Search): Promise<Found>;
  similar(asked: SimilarAsked): Promise<FoundSimilar>;
  count(asked: Asked): Promise<Counts>;
  /** The cards of those of some profiles that the viewer finds now, in their order. */
  cardsOf(viewer: Asker, profileIds: readonly string[]): Promise<Card[]>;
  /**
   * For each search of each member, how many are new, and up to `take` of them; or why a search of that member failed. Calls that come
   * meanwhile do not wait for all. Throws where the database does not answer.
   */
  newIn(asked: readonly NewAsked[], take: number): Promise<PromiseSettledResult<NewFound[]>[]>;
  /**
   * Reads everybody into memory, which begins at the first search otherwise; searches do not wait for it. From then on large indexes are
   * saved every hour for the next start.
   */
  prepare(): Promise<void>;
  /** Reads and saves nobody any more, and waits until that is so. */
  stop(): Promise<void>;
}

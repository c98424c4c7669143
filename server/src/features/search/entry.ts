import type { CardRow } from './card-queries.ts';
import type { Wanted } from './wish-codes.ts';

/** A profile that a search can find, with what the filters look at. */
export interface Entry {
  user_id: string;
  /** microseconds since 1970 */
  approved: number;
  /** the date of birth as a number, 19980514; 0 if it is not known */
  born: number;
  /** its value for each of FIELD_FILTERS */
  codes: readonly number[];
  /** of its place of the moon (features/match/places.ts) */
  kind: number;
  /** a code (codes.ts) */
  height: number;
  /** 1 with a photo that members see, or 0 */
  with_photo: number;
  /** a code (towns.ts) */
  city: number;
  /** a number (words.ts), or 0 */
  mid: number;
  /** those of the texts that a keyword looks at: of cards, and of what only details have */
  words: { card: readonly string[]; detail: readonly string[] };
  /** what the family looks for, as far as others are told */
  wanted: Wanted;
  /** the day when the member was last here, as a code (days.ts) */
  active: number;
  /** the search version at which it was read */
  version: number;
}

/** What a search found, as far as its card depends on it. */
export interface FoundEntry
  extends Pick<Entry, 'user_id' | 'approved' | 'kind' | 'active' | 'version'> {
  /** the full read of an index that it came from; versions of different ones are not comparable */
  load: number;
  /** where it stands in that index; -1 in none */
  row: number;
  /** by the order that was asked for; the least comes first */
  rank: number;
}

/** What became of a profile: its new entry, or null where no search finds it any more. */
export interface Change {
  user_id: string;
  entry: Entry | null;
}

/** What became of a profile at a version. */
export interface ChangeAt extends Change {
  version: number;
  /** what its card is made of, if that was read with it */
  card?: CardRow | undefined;
}

/** What changed in a group after a version of it, up to the one that was read with it. */
export interface ChangesAfter {
  after: number;
  changes: ChangeAt[];
}

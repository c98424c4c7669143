/** What a member can be told by a notification, with its facts; times and days are ISO texts. */
export type Push =
  /** `path`: the page of the search, on the member's site; `name` is the member's own text */
  | { kind: 'saved-search'; name: string; count: number; path: string }
  /** new in several of them */
  | { kind: 'saved-search'; searches: number; path: string }
  | { kind: 'profile-approved' }
  | { kind: 'package-ending'; ends_at: string }
  /** asks whether a member is still looking; its link, whose secret is for no table, is made when it is sent */
  | { kind: 'still-looking'; asking_id: string; until: string }
  /** the profile is not in searches any more */
  | { kind: 'quiet'; asking_id: string };

/** A message as it stands in the table: until 29 November 2026 `quiet` was called `resting`. */
export type StoredPush = Push | { kind: 'resting'; asking_id: string };

/** What a notification shows on a lock screen, and where it leads: nothing of another person. */
export interface Shown {
  body: string;
  /** on the member's site, without its language */
  path: string;
}

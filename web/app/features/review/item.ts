import type { Status } from '@mala/contract/access/status.ts';
import type { Reviewed, Waiting } from '@mala/contract/moderation/review.ts';

/** What the office decides, with the reason of a refusal and the profile that a double doubles. */
export interface Decision {
  status: Status;
  reason?: string;
  double_of?: string | null;
}

/** A profile of the queue on this page. */
export interface Item {
  id: string;
  /** as it was loaded ahead, with doubles and reasons */
  ahead: Waiting;
  /** with contact, once it was shown; false: it could not be loaded */
  shown: Reviewed | null | false;
  status: Status;
  /** what became of it on this page */
  outcome:
    | { kind: 'sending'; to: Status }
    | { kind: 'decided'; to: Status; by: string | null; at: string | null }
    | { kind: 'failed'; message: string; tried: Decision }
    | null;
}

/** A profile as it is known best. */
export function reviewedOf({ ahead, shown }: Item): Reviewed {
  return shown || ahead;
}

export function itemOf(ahead: Waiting): Item {
  const { profile, status } = ahead;
  return { id: profile.profile_id, ahead, shown: null, status, outcome: null };
}

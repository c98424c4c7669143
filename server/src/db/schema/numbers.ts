import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Counted } from '@mala/contract/numbers.ts';

/** What was counted on a day in India. */
export interface DailyCounts {
  day: string;
  domain: Domain;
  what: Counted;
  count: number;
}

/** Who was active on a day, so that several processes count a member once; a mark names nobody. */
export interface ActiveMarks {
  day: string;
  mark: string;
}

/** How long a profile waited for its decision; written by triggers. */
export interface ReviewWaits {
  day: string;
  domain: Domain;
  seconds: number;
}

/** How far an account came, by days in India; written by triggers, and kept when the account is gone. */
export interface Journeys {
  user_id: string | null;
  domain: Domain;
  registered_on: string;
  /** the last step of the wizard that was ever saved, from 1; 0 without any */
  furthest: number;
  completed_on: string | null;
  /** for the first time */
  approved_on: string | null;
  married_on: string | null;
  married_status: Status | null;
}

import type { Generated } from 'kysely';

/** That a member shortlisted a profile. */
export interface Shortlists {
  user_id: string;
  profile_id: string;
  created_at: Generated<Date>;
}

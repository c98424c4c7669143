import type { Generated } from 'kysely';

/** That a member downloaded the contact of a profile, for good. */
export interface Downloads {
  user_id: string;
  profile_id: string;
  subscription_id: string;
  viewed_at: Generated<Date>;
}

import type { Generated } from 'kysely';

/** A sign-in. A token names its session; an ended one makes all its tokens worthless. */
export interface Sessions {
  id: string;
  user_id: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  /** moved on by each refresh of the token */
  seen_at: Generated<Date>;
  ended_at: Date | null;
}

import type { Generated } from 'kysely';

/** That a person accepted the terms and the privacy notice: which version, when, from where. */
export interface Agreements {
  id: string;
  user_id: string;
  version: string;
  address: string;
  agreed_at: Generated<Date>;
}

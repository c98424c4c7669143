import type { Role } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Generated } from 'kysely';

/** An account. Its id is the profile's id too (server rules, section 2). */
export interface Users {
  id: string;
  domain: Domain;
  /** ten digits, unique over both sites */
  mobile_no: string;
  password_hash: string;
  user_name: string;
  role: Generated<Role>;
  /** the address that was confirmed by its link; counts while it is the profile's */
  verified_email: string | null;
  /** drawn for a demonstration; a database holds either such people or real ones */
  made_up: Generated<boolean>;
  created_at: Generated<Date>;
}

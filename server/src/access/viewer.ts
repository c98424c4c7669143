import type { Role } from '@mala/contract/access/roles.ts';
import type { Standing } from '@mala/contract/access/standing.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Step } from '@mala/contract/profiles/field.ts';

/** Who is asking, as the database has it at this moment: a token only says which session (server rules, section 7). */
export interface Viewer {
  session_id: string;
  user_id: string;
  user_name: string;
  mobile_no: string;
  domain: Domain;
  role: Role;
  mid: string | null;
  status: Status;
  status_reason: string | null;
  standing: Standing;
  steps: Record<Step, boolean>;
  gender: 'male' | 'female' | null;
  home_state: string | null;
  /** of those that count: what an approved member adds does once an administrator has accepted it */
  has_photo: boolean;
  /** no photo counts yet, but one waits for an administrator */
  photo_waiting: boolean;
  /** said that the first photo may appear on the home page */
  home_photo: boolean;
  subscription_id: string | null;
  /** where mails go */
  email: string | null;
  email_verified: boolean;
  /** the terms have a newer version than the one that was accepted */
  terms_due: boolean;
}

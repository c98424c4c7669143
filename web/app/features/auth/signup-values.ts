import type { Domain } from '@mala/contract/communities/domain.ts';
import type { FilledInBy, ProfileFor } from '@mala/contract/profiles/filled-in-by.ts';

/** What is typed; empty where nothing is chosen. */
export type SignupValues = {
  profile_for: ProfileFor | '';
  filled_in_by: FilledInBy | '';
  domain: Domain | '';
  user_name: string;
  mobile_no: string;
  password: string;
  confirm_password: string;
  conversion_consent: boolean;
  keep_signed_in: boolean;
};

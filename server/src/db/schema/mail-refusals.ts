import type { OptionalMail } from '@mala/contract/mail.ts';
import type { Generated } from 'kysely';

/** An optional mail that a member does not want. */
export interface MailRefusals {
  user_id: string;
  kind: OptionalMail;
  created_at: Generated<Date>;
}

import type { MailKind } from '@mala/contract/mail.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** A mail that was asked for: waits for the queue while neither done nor failed. Holds no address and no secret. */
export interface Mails {
  id: string;
  user_id: string;
  kind: MailKind;
  /** what the mail tells, see features/mail/letter.ts */
  facts: JSONColumnType<Record<string, unknown>>;
  /** a mail with the same key is never queued again */
  once: string | null;
  queued_at: Generated<Date>;
  /** the mail server took it, or there was nobody to send it to */
  done_at: Date | null;
  /** could not be sent in time */
  failed_at: Date | null;
  /** what the mail server said last, without addresses */
  fault: string | null;
}

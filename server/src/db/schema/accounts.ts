import type { Role } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { MailKind, OptionalMail } from '@mala/contract/mail.ts';
import type { Generated, JSONColumnType } from 'kysely';

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

/** That a person accepted the terms and the privacy notice: which version, when, from where. */
export interface Agreements {
  id: string;
  user_id: string;
  version: string;
  address: string;
  agreed_at: Generated<Date>;
}

/** A link that was mailed: works once, until it expires. Its secret is kept hashed (server rules, section 7). */
export interface MailedLinks {
  id: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password';
  /** where it went */
  email: string;
  secret_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
}

/** An optional mail that a member does not want. */
export interface MailRefusals {
  user_id: string;
  kind: OptionalMail;
  created_at: Generated<Date>;
}

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

/** One row, written with the first account: whether this database is a demonstration. */
export interface Instance {
  only_row: Generated<boolean>;
  made_up: boolean;
}

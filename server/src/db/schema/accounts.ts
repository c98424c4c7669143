import type { Role } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { MailRhythm } from '@mala/contract/digest.ts';
import type { MailKind, StoppableMail } from '@mala/contract/mail.ts';
import type { ViewFilters } from '@mala/contract/moderation/views.ts';
import type { FilledInBy, ProfileFor } from '@mala/contract/profiles/filled-in-by.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** An account. Its id is the profile's id too (server rules, section 2). */
export interface Users {
  id: string;
  domain: Domain;
  /** ten digits, unique over both sites */
  mobile_no: string;
  password_hash: string;
  user_name: string;
  /** of letters: a code of contract/src/communities/languages.ts */
  language: Generated<string>;
  /** searches begin with the states that the own one prefers */
  prefers_states: Generated<boolean>;
  /** searches begin with what the family looks for */
  prefers_wishes: Generated<boolean>;
  /** for whom the account was made; null: not said */
  profile_for: ProfileFor | null;
  /** what the account holder is to them, suggested for the profile's field of this name */
  filled_in_by: FilledInBy | null;
  /** the address confirmed by its link; valid while it is the profile's */
  verified_email: string | null;
  /** the address that the member gave at the first save or with the password; valid while it is the profile's */
  given_email: string | null;
  /** of a demonstration; a database holds either made-up or real accounts */
  made_up: Generated<boolean>;
  /** had a role of the office or a second factor at some time: of these alone each call reads both; set by triggers */
  maybe_staff: GeneratedAlways<boolean>;
  created_at: Generated<Date>;
  /** YYYY-MM-DD, of a sign of life that was no visit (features/still-looking) */
  heard_on: Generated<string | null>;
}

/** A role of the office, in one community or in both (null). */
export interface StaffRoles {
  id: string;
  user_id: string;
  role: Role;
  domain: Domain | null;
  /** null: by the settings, or before roles were given on a page */
  given_by: string | null;
  given_at: Generated<Date>;
}

/** Filters of the list of profiles, kept by somebody of the office under a name. */
export interface SavedViews {
  id: string;
  user_id: string;
  name: string;
  filters: JSONColumnType<ViewFilters>;
  created_at: Date;
}

/** Filters of a search, kept by a member under a name. */
export interface SavedSearches {
  id: string;
  user_id: string;
  name: string;
  filters: JSONColumnType<Filters>;
  created_at: Date;
  looked_at: Date;
}

/** How often a member chose to be mailed what is new in the saved searches, and how far that has come. */
export interface Digests {
  user_id: string;
  every: MailRhythm;
  chosen_at: Date;
  next_at: Date;
  /** who was approved until then was in an earlier mail */
  since: Date;
  /** the last day in India for which a mail was made, or nothing was new */
  made_on: string | null;
}

/** Up to when a member with a device was told what is new in the saved searches. */
export interface SearchNews {
  user_id: string;
  next_at: Date;
  since: Date;
}

/** A sign-in. A token names its session and is invalid once that has ended. */
export interface Sessions {
  id: string;
  user_id: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  /** updated by each refresh of the token */
  seen_at: Generated<Date>;
  ended_at: Date | null;
  /** until when the browser may renew its token; null if it does not stay signed in */
  kept_until: Date | null;
  /** the highest refresh token that was used, counted from 0; -1 before the first */
  refresh_number: Generated<number>;
  /** when that one was used first, last; before it the same of those before it, as far back as they matter */
  refreshed_at: Generated<Date[]>;
  /** when the owner last proved to act in it: by a second factor, or by the password where there is none */
  proved_at: Date | null;
}

/** When a member is here (decision 108), to some minutes. */
export interface Visits {
  user_id: string;
  /** the last call */
  seen_at: Date;
  /** the end of the visit before this one; null in the first */
  before_at: Date | null;
  /** the day of the last call in India */
  active_on: string;
  /** when that day was stored, by the clock of the database */
  changed_at: Generated<Date>;
}

/** An acceptance of the terms and the privacy notice: which version, when, from which address. */
export interface Agreements {
  id: string;
  user_id: string;
  version: string;
  address: string;
  agreed_at: Generated<Date>;
}

/** [mobile, alternate], as a profile has them. */
export type Mobiles = [string, string | null];

/** A mailed link, valid once until it expires; its secret is stored hashed (server rules, section 7). */
export interface MailedLinks {
  id: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password' | 'undo-contact';
  /** where it went; null if it was only shown to who made it */
  email: string | null;
  /** of undo-contact: the mobile numbers before the change */
  mobiles: JSONColumnType<Mobiles> | null;
  secret_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
}

/** An optional mail that a member unsubscribed from. */
export interface MailRefusals {
  user_id: string;
  kind: StoppableMail;
  created_at: Generated<Date>;
}

/** A queued mail, waiting while neither done nor failed. Holds no address and no secret. */
export interface Mails {
  id: string;
  user_id: string;
  kind: MailKind;
  /** the data of the mail's text (features/mail/letter.ts) */
  facts: JSONColumnType<Record<string, unknown>>;
  /** unique key: a second mail with it is not queued */
  once: string | null;
  queued_at: Generated<Date>;
  /** accepted by the mail server, or there was no recipient */
  done_at: Date | null;
  /** could not be sent in time */
  failed_at: Date | null;
  /** the mail server's last answer, without addresses */
  fault: string | null;
  /** given up because the mail server refused its recipient for good */
  refused: Generated<boolean>;
}

/** One row, inserted with the first account: whether this database is a demonstration. */
export interface Instance {
  only_row: Generated<boolean>;
  made_up: boolean;
}

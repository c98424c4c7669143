import type { Domain } from '@mala/contract/communities/domain.ts';
import type { SettingGroup } from '@mala/contract/settings/values.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** A value that an owner saved for a group of settings; the newest of each counts. */
export interface SiteSettings {
  id: string;
  domain: Domain;
  name: SettingGroup;
  /** 1, 2, …; of two that are saved at once one fails */
  version: number;
  /** null: the first value again */
  contents: JSONColumnType<object> | null;
  reason: string | null;
  changed_at: Date;
  /** null if that account is gone */
  changed_by: string | null;
  changed_by_name: string;
}

/** The address where the first owner is made, while there is none: one row at most. */
export interface FirstStart {
  one: Generated<boolean>;
  secret_hash: string;
  made_at: Date;
}

/** What an owner has decided about what a site needs before it opens. */
export interface SetupDecisions {
  name: 'one-host';
  decided_at: Date;
}

/** A test mail that an owner has asked for; the secret in it is derived from the id. */
export interface TestMails {
  id: string;
  user_id: string;
  email: string;
  /** whether there was a mail server: otherwise it was written to a file */
  by_server: boolean;
  asked_at: Date;
  received_at: Date | null;
}

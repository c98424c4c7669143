import type { PushKind } from '@mala/contract/push.ts';
import type { JSONColumnType } from 'kysely';

/** A browser that shows notifications to a member. */
export interface PushSubscriptions {
  id: string;
  user_id: string;
  /** where it was subscribed; it ends with that session */
  session_id: string | null;
  /** the address at the push service of the browser, a secret between the three */
  endpoint: string;
  /** the keys of the browser, as base64url */
  p256dh: string;
  auth: string;
  /** the public key that it was made for */
  site_key: string;
  language: string;
  created_at: Date;
}

/** A kind of notification that a member does not want. */
export interface PushRefusals {
  user_id: string;
  kind: PushKind;
}

/** What a member is told by notification; a job for each device sends it. */
export interface PushMessages {
  id: string;
  user_id: string;
  kind: string;
  facts: JSONColumnType<Record<string, unknown>>;
  /** unique key: a second message with it is not queued */
  once: string | null;
  queued_at: Date;
  taken_at: Date | null;
}

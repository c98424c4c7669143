import type { PackageCode } from '../../db/schema/packages.ts';

/**
 * A mail as it is asked for. Recipient, name, community and language are looked up when it is sent, and a link's
 * secret is made again from its id, so none of these ever stands in it. Times are ISO texts.
 */
export type Mail =
  | { kind: 'verify-email'; user_id: string; link_id: string }
  | { kind: 'reset-password'; user_id: string; link_id: string }
  | { kind: 'password-changed'; user_id: string; at: string }
  | { kind: 'profile-approved'; user_id: string }
  | { kind: 'profile-refused'; user_id: string; reason: string | null; duplicate: boolean }
  | ({ kind: 'package-activated'; user_id: string } & Receipt)
  | { kind: 'package-ending'; user_id: string; subscription_id: string; ends_at: string };

/** What was paid for, and what the subscription is since. */
export interface Receipt {
  package: PackageCode;
  reference: string;
  /** whole rupees */
  amount: number;
  /** of the package */
  profiles: number;
  days: number;
  paid_at: string;
  /** profiles left in all */
  left: number;
  ends_at: string;
}

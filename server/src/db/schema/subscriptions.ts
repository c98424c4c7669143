import type { Domain } from '@mala/contract/communities/domain.ts';
import type { CLAIM_STATES, TOLD_WAYS } from '@mala/contract/payments/claims.ts';
import type { PACKAGE_CODES, PaymentWay } from '@mala/contract/subscriptions.ts';
import type { Generated } from 'kysely';

/** A subscription, running or ended; a second package while one runs extends the same row. */
export interface Subscriptions {
  id: string;
  user_id: string;
  /** the newest package that went into it */
  package: PackageCode;
  total_download: number;
  current_download: Generated<number>;
  starts_at: Date;
  ends_at: Date;
}

/** A payment that activated a package. It stays when the account goes, then without one. */
export interface Payments {
  id: string;
  domain: Domain;
  user_id: string | null;
  /** as it was at the payment; null before the first step was saved */
  mid: string | null;
  subscription_id: string | null;
  package: PackageCode;
  /** what it added to the subscription */
  profiles: number;
  days: number;
  /** null: not told */
  way: PaymentWay | null;
  /** as it was typed */
  reference: string;
  /** its normal form, unique (contract/src/payments/reference.ts) */
  reference_key: string;
  /** whole rupees */
  amount: number;
  /** null: paid through the gateway */
  activated_by: string | null;
  created_at: Generated<Date>;
  /** running within the community and the financial year, without gaps */
  receipt_year: number;
  receipt_number: number;
  corrected_at: Date | null;
  /** the six are null together */
  refunded_at: Date | null;
  refunded_by: string | null;
  refunded_amount: number | null;
  refund_reason: string | null;
  profiles_taken: number | null;
  days_taken: number | null;
}

/** A payment that a member has told of; deleted when withdrawn. */
export interface PaymentClaims {
  id: string;
  user_id: string;
  package: PackageCode;
  /** the price of the package then, whole rupees, and what it gave */
  amount: number;
  profiles: number;
  days: number;
  way: (typeof TOLD_WAYS)[number];
  /** as it was typed, and its normal form (contract/src/payments/reference.ts) */
  reference: string;
  reference_key: string;
  /** YYYY-MM-DD */
  paid_on: string;
  told_at: Date;
  state: Generated<(typeof CLAIM_STATES)[number]>;
  /** the payment that was recorded for it */
  payment_id: string | null;
  /** why it was not found */
  reason: string | null;
  /** null while it waits */
  decided_at: Date | null;
}

/** The picture of a payment that was told; it goes some time after the decision. */
export interface PaymentScreenshots {
  id: string;
  claim_id: string;
}

/** The last receipt number of each community and financial year; its row is locked until the payment is stored. */
export interface ReceiptNumbers {
  domain: Domain;
  year: number;
  last: number;
}

export type PackageCode = (typeof PACKAGE_CODES)[number];

/** What can be bought: price in whole rupees, profiles to download, days that it runs. */
export interface Packages {
  code: PackageCode;
  price: number;
  profiles: number;
  days: number;
}

/** A contact that a member downloaded. */
export interface Downloads {
  user_id: string;
  profile_id: string;
  subscription_id: string;
  viewed_at: Generated<Date>;
}

import type { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';
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

/** A payment that activated a package. */
export interface Payments {
  id: string;
  subscription_id: string;
  package: PackageCode;
  reference: string;
  /** whole rupees */
  amount: number;
  activated_by: string;
  created_at: Generated<Date>;
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

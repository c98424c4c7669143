import type { Generated } from 'kysely';
import type { PackageCode } from './packages.ts';

/** A running or ended subscription; a second package while one runs extends the same row. */
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

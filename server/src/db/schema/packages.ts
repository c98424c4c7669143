import type { PACKAGE_CODES } from '@mala/contract/subscriptions.ts';

export type PackageCode = (typeof PACKAGE_CODES)[number];

/** What can be bought: price in whole rupees, profiles to download, days that it runs. */
export interface Packages {
  code: PackageCode;
  price: number;
  profiles: number;
  days: number;
}

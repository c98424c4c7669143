import type { Domain } from '@mala/contract/communities/domain.ts';

/**
 * One row for each site, moved on by triggers in the transaction that changes what its home page shows; a process
 * that keeps the page's contents knows by it whether they still hold.
 */
export interface HomeVersions {
  domain: Domain;
  version: number;
}

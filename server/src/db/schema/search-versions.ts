import type { Domain } from '@mala/contract/communities/domain.ts';

/**
 * One row for each site and gender, moved on by triggers in the transaction that changes what a search there
 * finds or shows; a process that keeps search data in memory knows by it whether that still holds.
 */
export interface SearchVersions {
  domain: Domain;
  gender: 'male' | 'female';
  version: number;
}

/** The version at which a profile was last changed, approved or not any more, so that only it is read again. */
export interface SearchChanges {
  domain: Domain;
  gender: 'male' | 'female';
  profile_id: string;
  version: number;
}

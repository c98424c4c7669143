import type { Domain } from '@mala/contract/communities/domain.ts';

/**
 * One row for each site and gender, moved on in the transaction that changes what a search there finds; a
 * process that kept an answer knows by it whether the answer still holds.
 */
export interface SearchVersions {
  domain: Domain;
  gender: 'male' | 'female';
  version: number;
}

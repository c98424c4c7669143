import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Generated } from 'kysely';

/** A marriage photo of the home page. Its files are keyed by its id (storage/picture-files.ts). */
export interface Marriages {
  id: string;
  domain: Domain;
  caption: string;
  width: number;
  height: number;
  /** a blurred 20-pixel picture as a data address */
  preview: string;
  /** the administrator; null once the account is gone */
  created_by: string | null;
  created_at: Generated<Date>;
}

/**
 * One row for each site, moved on by triggers in the transaction that changes what its home page shows; a process
 * that keeps the page's contents knows by it whether they still hold.
 */
export interface HomeVersions {
  domain: Domain;
  version: number;
}

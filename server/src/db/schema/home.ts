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
  /** the administrator; null if the account was deleted */
  created_by: string | null;
  created_at: Generated<Date>;
  /** chosen by the client; the same is stored once */
  upload_id: string | null;
}

/** One row per site. Triggers raise the version with each change of the home page; it invalidates the cached page. */
export interface HomeVersions {
  domain: Domain;
  version: number;
}

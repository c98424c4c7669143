import type { Generated } from 'kysely';

/** A photo of a profile. Its files are keyed by its id (services/photo-keys.ts). */
export interface Photos {
  id: string;
  profile_id: string;
  position: Generated<number>;
  caption: string | null;
  width: number;
  height: number;
  /** a blurred 20-pixel picture as a data address */
  preview: string;
  created_at: Generated<Date>;
}

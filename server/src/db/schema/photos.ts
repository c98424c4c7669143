import type { PhotoState } from '@mala/contract/photos/photo.ts';
import type { Generated } from 'kysely';

/** A photo of a profile. Its files are keyed by its id (storage/picture-files.ts). */
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
  /** only approved ones are seen by others than the owner and administrators */
  state: Generated<PhotoState>;
  /** what the owner reads of a refusal */
  refusal_reason: string | null;
  decided_at: Date | null;
  /** gone for everybody since then, and deleted a while later unless it is brought back */
  removed_at: Date | null;
  removed_by: string | null;
  /** chosen by who sent it, unique for the profile; a second one with the same is the same picture, sent again */
  upload_id: string | null;
}

/** The perceptual hash of a photo: 64 characters 0 and 1; null where the picture could not be read. */
export interface PhotoHashes {
  photo_id: string;
  hash: string | null;
}

import * as z from 'zod/mini';
import { heldText } from '../profiles/held-text.ts';

/** Limits of server rules, section 8. */
export const PHOTO_LIMITS = { count: 10, bytes: 15 * 1024 * 1024, megapixels: 50 } as const;

export const CAPTION_CHARACTERS = 80;

/** File types offered by the file pickers (specification, section 5); the server detects types by content. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** The review status of a photo. */
export const PHOTO_STATES = ['waiting', 'approved', 'refused'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** A photo: `large` fits 1600 px, `short` is 340 px high, `url` is what a page shows by default. */
export const photo = z.object({
  id: z.string(),
  large: z.string(),
  short: z.string(),
  url: z.string(),
  caption: z.nullable(z.string()),
  /** of the upright picture, so that a page can reserve its space */
  width: z.number(),
  height: z.number(),
  /** a blurred 20-pixel picture as a data URL */
  preview: z.string(),
});
export type Photo = z.infer<typeof photo>;

/**
 * A photo as its owner and administrators see it. Others see it once it no longer waits: a photo of an approved member
 * waits for an administrator, any other for the approval of the profile.
 */
export const ownPhoto = z.extend(photo, {
  waiting: z.boolean(),
  /**
   * Refused by an administrator: nobody else sees it, it does not count as a photo and has no place in the order.
   * Removing it also removes the notice about it.
   */
  refusal: z.nullable(z.object({ reason: z.nullable(z.string()) })),
  /** if others do not see the caption */
  held_caption: z.optional(heldText),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** In the member's order, the face of the profile first; refused ones at the end. */
export const ownPhotos = z.array(ownPhoto);

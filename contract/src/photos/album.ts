import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { userParams } from '../params.ts';
import { ownPhotos, PHOTO_LIMITS } from '../photos.ts';
import { text } from '../text.ts';

export const CAPTION_CHARACTERS = 80;

/** How long a removed photo can be brought back, in seconds; then it is deleted. */
export const RESTORE_SECONDS = 600;

const id = z.string({ error: 'required' });

/** What stands below a photo, on one line. */
export const captionText = text(CAPTION_CHARACTERS);

/** Writes below a photo, or takes away what stands there: null and an empty text are the same. The new list. */
export const captionPhoto = endpoint({
  name: 'photos.captionPhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/caption',
  summary: 'Write below a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id, caption: z.nullable(captionText) }),
  reply: ownPhotos,
  errors: ['NOT_FOUND'],
});

/** The ids of all photos of the list that were not refused, each once, the face of the profile first. The new list. */
export const orderPhotos = endpoint({
  name: 'photos.orderPhotos',
  method: 'POST',
  path: '/api/profile/:userId/photo/order',
  summary: 'Put the photos in order; the first one is the face of the profile',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({
    ids: z
      .array(z.string(), { error: 'required' })
      .check(z.maxLength(PHOTO_LIMITS.count, 'invalid')),
  }),
  reply: ownPhotos,
  errors: ['NOT_FOUND', 'PHOTOS_CHANGED'],
});

/** Brings a photo back within RESTORE_SECONDS of its removal, to where it stood. The new list. */
export const restorePhoto = endpoint({
  name: 'photos.restorePhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/restore',
  summary: 'Bring a removed photo back',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id }),
  reply: ownPhotos,
  errors: ['NOT_FOUND', 'TOO_MANY_PHOTOS'],
});

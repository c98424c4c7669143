import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success, UPLOAD_LIMIT, uploadBody, userParams } from '../endpoint-parts.ts';
import { noContact } from '../profiles/held-text.ts';
import { captionText } from './caption.ts';
import { ownPhoto, ownPhotos, PHOTO_LIMITS } from './photo.ts';

const photoPath = '/api/profile/:userId/photo';

/** How long a removed photo can be restored, in seconds; then it is deleted. */
export const RESTORE_SECONDS = 600;

const id = z.string({ error: 'required' });

export const listPhotos = endpoint({
  name: 'photos.listPhotos',
  method: 'GET',
  path: photoPath,
  summary: 'The photos of a profile, as its owner sees them',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  reply: ownPhotos,
  errors: ['NOT_FOUND'],
});

/**
 * One png, jpeg or gif; returns the new list. A picture with the `upload_id` of a stored one is not added again, so
 * that a call whose reply was lost can be repeated.
 */
export const addPhoto = endpoint({
  name: 'photos.addPhoto',
  method: 'POST',
  path: photoPath,
  summary: 'Add a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  limit: UPLOAD_LIMIT,
  params: userParams,
  body: uploadBody,
  upload: { field: 'photo', many: false, maxBytes: PHOTO_LIMITS.bytes },
  reply: ownPhotos,
  errors: [
    'NOT_FOUND',
    'NOT_A_PICTURE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'FILE_TOO_COMPLEX',
    'TOO_MANY_PHOTOS',
    'BASIC_FIRST',
    'STORAGE_FULL',
  ],
});

/**
 * A photo item as listed, whole or in part: its id, or any of its addresses, also when they have expired. Ids that
 * disagree are INVALID. The photo is hidden at once, and can be restored for a while.
 */
export const removePhoto = endpoint({
  name: 'photos.removePhoto',
  method: 'DELETE',
  path: photoPath,
  summary: 'Remove a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject(z.partial(ownPhoto).shape),
  reply: ownPhotos,
  errors: ['NOT_FOUND'],
});

export const finishPhotos = endpoint({
  name: 'photos.finishPhotos',
  method: 'POST',
  path: '/api/profile/:userId/photo/done',
  summary: 'Mark the photo step complete, with or without photos',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Whether the first photo may appear on the home page if the profile is featured; off by default. */
export const allowHomePhoto = endpoint({
  name: 'photos.allowHomePhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/home',
  summary: 'Allow or forbid the first photo on the home page',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ allowed: z.boolean() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Sets the caption of a photo; null and an empty text remove it. Returns the new list. */
export const captionPhoto = endpoint({
  name: 'photos.captionPhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/caption',
  summary: 'Set the caption of a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id, caption: z.nullable(captionText), ...noContact }),
  reply: ownPhotos,
  errors: ['NOT_FOUND'],
});

/**
 * The ids of all listed photos that were not refused, each once; the first becomes the face of the profile. Returns the
 * new list.
 */
export const orderPhotos = endpoint({
  name: 'photos.orderPhotos',
  method: 'POST',
  path: '/api/profile/:userId/photo/order',
  summary: 'Reorder the photos; the first one is shown on cards',
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

/** Restores a photo within RESTORE_SECONDS of its removal, at its former place. Returns the new list. */
export const restorePhoto = endpoint({
  name: 'photos.restorePhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/restore',
  summary: 'Restore a removed photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id }),
  reply: ownPhotos,
  errors: ['NOT_FOUND', 'TOO_MANY_PHOTOS'],
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { userParams } from './params.ts';
import { success } from './reply.ts';

/** Limits of server rules, section 8. */
export const PHOTO_LIMITS = { count: 10, bytes: 15 * 1024 * 1024, megapixels: 50 } as const;
export const ATTACHMENT_LIMITS = { count: 5, bytes: 10 * 1024 * 1024 } as const;

/** What the file pickers offer (specification, section 5); the server tells kinds by their bytes. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export const ATTACHMENT_EXTENSIONS = ['png', 'jpeg', 'jpg', 'gif', 'pdf', 'doc', 'docx'] as const;

/** A photo: `large` fits 1600 px, `short` is 340 px high, `url` is what a page shows by default. */
export const photo = z.object({
  id: z.string(),
  large: z.string(),
  short: z.string(),
  url: z.string(),
  caption: z.nullable(z.string()),
  /** of the upright picture, so that a page keeps its place while it loads */
  width: z.number(),
  height: z.number(),
  /** a blurred 20-pixel picture as a data address */
  preview: z.string(),
});
export type Photo = z.infer<typeof photo>;

/**
 * A photo as its owner and administrators see it. Others see it once it no longer waits: a photo of an approved member
 * waits for an administrator, that of another one for the approval of the profile.
 */
export const ownPhoto = z.extend(photo, {
  waiting: z.boolean(),
  /**
   * An administrator did not accept it: nobody else sees it, it counts for nothing and takes no part in the order;
   * removing it puts the word about it away.
   */
  refusal: z.nullable(z.object({ reason: z.nullable(z.string()) })),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

export const attachment = z.object({ id: z.string(), name: z.string(), url: z.string() });
export type Attachment = z.infer<typeof attachment>;

/** A horoscope file as its owner sees it: under the name that it came with. */
export const ownAttachment = z.extend(attachment, { bytes: z.number() });
export type OwnAttachment = z.infer<typeof ownAttachment>;

const uploadBody = z.strictObject({ upload_id: z.optional(z.uuid({ error: 'invalid' })) });

const photoPath = '/api/profile/:userId/photo';

/** In the member's order, the first one is the profile's face; behind them those that were refused. */
export const ownPhotos = z.array(ownPhoto);

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
 * One png, jpeg or gif; the new list. A picture that is sent again under the `upload_id` of one that has arrived is not
 * added again, so that a call whose answer was lost can be repeated.
 */
export const addPhoto = endpoint({
  name: 'photos.addPhoto',
  method: 'POST',
  path: photoPath,
  summary: 'Add a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  limit: { by: 'user', points: 60, seconds: 3600 },
  params: userParams,
  body: uploadBody,
  upload: { field: 'photo', many: false, maxBytes: PHOTO_LIMITS.bytes },
  reply: ownPhotos,
  errors: [
    'NOT_FOUND',
    'NOT_A_PICTURE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'TOO_MANY_PHOTOS',
    'STORAGE_FULL',
  ],
});

/** The photo item as it was listed; only its id counts. Gone at once, it can be brought back for a while (photos/album.ts). */
export const removePhoto = endpoint({
  name: 'photos.removePhoto',
  method: 'DELETE',
  path: photoPath,
  summary: 'Remove a photo',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ ...z.partial(ownPhoto).shape, id: z.string() }),
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

/** Whether the first photo may appear on the home page, should the profile be featured; not unless the member says so. */
export const allowHomePhoto = endpoint({
  name: 'photos.allowHomePhoto',
  method: 'POST',
  path: '/api/profile/:userId/photo/home',
  summary: 'Say whether the first photo may appear on the home page',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ allowed: z.boolean() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

const attachmentPath = '/api/profile/:userId/attachment';
const attachments = z.array(ownAttachment);

export const listAttachments = endpoint({
  name: 'photos.listAttachments',
  method: 'GET',
  path: attachmentPath,
  summary: 'The horoscope files of a profile, as its owner sees them',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  reply: attachments,
  errors: ['NOT_FOUND'],
});

/**
 * One or several png, jpeg, gif, pdf, doc or docx; the new list. All are kept or none, and nothing where files came
 * under the same `upload_id` before.
 */
export const addAttachments = endpoint({
  name: 'photos.addAttachments',
  method: 'POST',
  path: attachmentPath,
  summary: 'Add horoscope files',
  access: { permission: 'profiles.edit', or: 'owner' },
  limit: { by: 'user', points: 60, seconds: 3600 },
  params: userParams,
  body: uploadBody,
  upload: { field: 'attachment', many: true, maxBytes: ATTACHMENT_LIMITS.bytes },
  reply: attachments,
  errors: [
    'NOT_FOUND',
    'NOT_A_HOROSCOPE_FILE',
    'UNSAFE_FILE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'TOO_MANY_FILES',
    'STORAGE_FULL',
  ],
});

export const removeAttachment = endpoint({
  name: 'photos.removeAttachment',
  method: 'DELETE',
  path: attachmentPath,
  summary: 'Remove a horoscope file',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id: z.string() }),
  reply: attachments,
  errors: ['NOT_FOUND'],
});

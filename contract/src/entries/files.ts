import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, UPLOAD_LIMIT, uploadBody } from '../endpoint-parts.ts';
import { HOROSCOPE_FILE_LIMITS } from '../horoscope-files.ts';
import { PHOTO_LIMITS } from '../photos/photo.ts';
import { entry } from './entry.ts';

const access = { permission: 'entries.write' } as const;

/** Returns the entry; a picture with the `upload_id` of a stored one is not added again. */
export const addEntryPhoto = endpoint({
  name: 'entries.addPhoto',
  method: 'POST',
  path: '/api/admin/entry/:id/photo',
  summary: 'Add a photo to an entry',
  access,
  limit: UPLOAD_LIMIT,
  params: idParams,
  body: uploadBody,
  upload: { field: 'photo', many: false, maxBytes: PHOTO_LIMITS.bytes },
  reply: entry,
  errors: [
    'NOT_FOUND',
    'ENTRY_SENT',
    'NOT_A_PICTURE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'FILE_TOO_COMPLEX',
    'TOO_MANY_PHOTOS',
    'STORAGE_FULL',
  ],
});

/** Returns the entry; no file is added if some with the same `upload_id` are stored. */
export const addEntryFiles = endpoint({
  name: 'entries.addFiles',
  method: 'POST',
  path: '/api/admin/entry/:id/attachment',
  summary: 'Add horoscope files to an entry',
  access,
  limit: UPLOAD_LIMIT,
  params: idParams,
  body: uploadBody,
  upload: { field: 'attachment', many: true, maxBytes: HOROSCOPE_FILE_LIMITS.bytes },
  reply: entry,
  errors: [
    'NOT_FOUND',
    'ENTRY_SENT',
    'NOT_A_HOROSCOPE_FILE',
    'UNSAFE_FILE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'TOO_MANY_PAGES',
    'FILE_TOO_COMPLEX',
    'TOO_MANY_FILES',
    'STORAGE_FULL',
  ],
});

const id = z.string({ error: 'required' });
export const removeFromEntryBody = z.strictObject({ id });

export const removeEntryPhoto = endpoint({
  name: 'entries.removePhoto',
  method: 'DELETE',
  path: '/api/admin/entry/:id/photo',
  summary: 'Remove a photo of an entry',
  access,
  params: idParams,
  body: removeFromEntryBody,
  reply: entry,
  errors: ['NOT_FOUND', 'ENTRY_SENT'],
});

export const removeEntryFile = endpoint({
  name: 'entries.removeFile',
  method: 'DELETE',
  path: '/api/admin/entry/:id/attachment',
  summary: 'Remove a horoscope file of an entry',
  access,
  params: idParams,
  body: removeFromEntryBody,
  reply: entry,
  errors: ['NOT_FOUND', 'ENTRY_SENT'],
});

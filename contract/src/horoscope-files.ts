import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { UPLOAD_LIMIT, uploadBody, userParams } from './endpoint-parts.ts';

/** Limits of server rules, section 8. */
export const HOROSCOPE_FILE_LIMITS = { count: 5, bytes: 10 * 1024 * 1024, pages: 10 } as const;

/** File types offered by the file picker (specification, section 5); the server detects types by content. */
export const HOROSCOPE_FILE_EXTENSIONS = [
  'png',
  'jpeg',
  'jpg',
  'gif',
  'pdf',
  'doc',
  'docx',
] as const;

/** A horoscope file as others see it; the API calls it an attachment, as the specification does. */
export const horoscopeFile = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** of a PDF, the address of its first page as a picture */
  preview: z.optional(z.nullable(z.string())),
});
export type HoroscopeFile = z.infer<typeof horoscopeFile>;

/** A horoscope file as its owner sees it: with its original file name. */
const ownHoroscopeFile = z.extend(horoscopeFile, {
  bytes: z.number(),
  /** why nobody gets it: it was stored before our checks and waits for them, or was refused by them */
  held: z.optional(z.enum(['waiting', 'refused'])),
});
export type OwnHoroscopeFile = z.infer<typeof ownHoroscopeFile>;

const path = '/api/profile/:userId/attachment';
const ownHoroscopeFiles = z.array(ownHoroscopeFile);

export const listHoroscopeFiles = endpoint({
  name: 'horoscopeFiles.list',
  method: 'GET',
  path,
  summary: 'The horoscope files of a profile, as its owner sees them',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  reply: ownHoroscopeFiles,
  errors: ['NOT_FOUND'],
});

/**
 * One or several png, jpeg, gif, pdf, doc or docx; returns the new list. All files are stored or none; none if files
 * with the same `upload_id` were stored before.
 */
export const addHoroscopeFiles = endpoint({
  name: 'horoscopeFiles.add',
  method: 'POST',
  path,
  summary: 'Add horoscope files',
  access: { permission: 'profiles.edit', or: 'owner' },
  limit: UPLOAD_LIMIT,
  params: userParams,
  body: uploadBody,
  upload: { field: 'attachment', many: true, maxBytes: HOROSCOPE_FILE_LIMITS.bytes },
  reply: ownHoroscopeFiles,
  errors: [
    'NOT_FOUND',
    'NOT_A_HOROSCOPE_FILE',
    'UNSAFE_FILE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'TOO_MANY_PAGES',
    'FILE_TOO_COMPLEX',
    'TOO_MANY_FILES',
    'BASIC_FIRST',
    'STORAGE_FULL',
  ],
});

export const removeHoroscopeFile = endpoint({
  name: 'horoscopeFiles.remove',
  method: 'DELETE',
  path,
  summary: 'Remove a horoscope file',
  access: { permission: 'profiles.edit', or: 'owner' },
  params: userParams,
  body: z.strictObject({ id: z.string() }),
  reply: ownHoroscopeFiles,
  errors: ['NOT_FOUND'],
});

import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, requiredText } from './text.ts';

/** How many happy marriages the home page shows (specification, section 9). */
export const SHOWN_MARRIAGES = 24;

/** A marriage photo as everybody sees it. */
export const shownMarriage = z.object({
  id: z.string(),
  caption: z.string(),
  large: z.string(),
  short: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
});
export type ShownMarriage = z.infer<typeof shownMarriage>;

/** A marriage photo as administrators see it: also its site and when it was added (ISO 8601). */
export const marriage = z.extend(shownMarriage, {
  domain: z.enum(DOMAINS),
  created_at: z.string(),
});
export type Marriage = z.infer<typeof marriage>;

const marriages = z.array(marriage);

/** The marriage photos of the communities in which the viewer publishes them, newest first. */
export const listMarriages = endpoint({
  name: 'marriages.list',
  method: 'GET',
  path: '/api/admin/marriage',
  summary: 'The marriage photos of the sites of the viewer, newest first',
  access: { permission: 'marriages.publish' },
  reply: marriages,
});

/** The text fields of a marriage upload. */
export const addMarriageBody = z.strictObject({
  caption: requiredText(120),
  domain: z.optional(oneOf(DOMAINS)),
  upload_id: z.optional(z.uuid({ error: 'invalid' })),
});

/**
 * Adds a marriage photo with its caption, by default on the administrator's own site; once for an `upload_id`, so that a call
 * whose reply was lost can be repeated.
 */
export const addMarriage = endpoint({
  name: 'marriages.add',
  method: 'POST',
  path: '/api/admin/marriage',
  summary: 'Add a marriage photo to the home page',
  access: { permission: 'marriages.publish' },
  upload: { field: 'photo', many: false, maxBytes: 15 * 1024 * 1024 },
  body: addMarriageBody,
  reply: marriages,
  errors: [
    'FILE_TOO_LARGE',
    'PICTURE_TOO_LARGE',
    'NOT_A_PICTURE',
    'FILE_TOO_COMPLEX',
    'STORAGE_FULL',
    'TOO_MANY',
  ],
});

/** Removes a marriage photo from the home page and deletes its files. */
export const removeMarriage = endpoint({
  name: 'marriages.remove',
  method: 'DELETE',
  path: '/api/admin/marriage',
  summary: 'Remove a marriage photo',
  access: { permission: 'marriages.publish' },
  body: z.strictObject({ id: z.string({ error: 'required' }) }),
  reply: marriages,
  errors: ['NOT_FOUND'],
});

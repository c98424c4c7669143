import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../one-of.ts';
import { idParams, pageParams } from '../params.ts';
import { photo } from '../photos.ts';
import { text } from '../text.ts';

/** A photo as administrators look at it, with whose it is. */
export const judgedPhoto = z.extend(photo, {
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  /** of the profile; that of the signup until the basic step is saved */
  name: z.string(),
  domain: z.enum(DOMAINS),
  gender: z.nullable(z.string()),
  /** ISO 8601 */
  added_at: z.string(),
});
export type JudgedPhoto = z.infer<typeof judgedPhoto>;

/** Photos that approved members added and nobody has decided on, the longest wait first. */
export const listWaiting = endpoint({
  name: 'photos.listWaiting',
  method: 'GET',
  path: '/api/admin/photo/waiting/:page',
  summary: 'Photos of approved members that wait for a decision, the longest wait first',
  access: { permission: 'photos.review' },
  params: pageParams,
  reply: z.object({ count: z.number(), rows: z.array(judgedPhoto) }),
});

export const DECISIONS = ['approve', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Shows a waiting photo to others, or refuses it with a reason that its owner reads. The same decision again changes
 * nothing; another one on what was decided is 409 PHOTO_DECIDED.
 */
export const decidePhoto = endpoint({
  name: 'photos.decidePhoto',
  method: 'POST',
  path: '/api/admin/photo/:id/decision',
  summary: 'Approve or refuse a waiting photo',
  access: { permission: 'photos.review' },
  params: idParams,
  body: z.strictObject({
    decision: oneOf(DECISIONS),
    /** of a refusal; that of an approval is passed over */
    reason: z.optional(z.nullable(text(300, { lines: true }))),
  }),
  reply: z.object({ decision: z.enum(DECISIONS) }),
  errors: ['NOT_FOUND', 'PHOTO_DECIDED'],
});

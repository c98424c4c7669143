import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams } from '../endpoint-parts.ts';
import { PHOTO_STATES, photo } from '../photos/photo.ts';
import { oneOf } from '../text.ts';
import { reason, version } from './decision.ts';

/** Perceptual hashes of 64 bits count as alike if they differ in at most this many bits. */
export const LOOKALIKE_BITS = 10;

/** A photo in review, with its profile. */
const reviewedPhoto = z.extend(photo, {
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  /** of the profile; that of the signup until the basic step is saved */
  name: z.string(),
  domain: z.enum(DOMAINS),
  gender: z.nullable(z.string()),
  /** ISO 8601 */
  added_at: z.string(),
  /** changes with the photo's caption */
  version: z.string(),
});
export type ReviewedPhoto = z.infer<typeof reviewedPhoto>;

/** Undecided photos of approved members, longest waiting first. */
export const listWaiting = endpoint({
  name: 'moderation.listWaitingPhotos',
  method: 'GET',
  path: '/api/admin/photo/waiting/:page',
  summary: 'Photos of approved members that await review, oldest first',
  access: { permission: 'photos.review' },
  params: pageParams,
  reply: pageOf(reviewedPhoto),
});

const DECISIONS = ['approve', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Approves a waiting photo, or refuses it with a reason for its owner. Repeating the decision changes nothing; a
 * different one is 409 PHOTO_DECIDED, and any about a photo that is no longer that of `version` 409 CHANGED_MEANWHILE.
 */
export const reviewPhoto = endpoint({
  name: 'moderation.reviewPhoto',
  method: 'POST',
  path: '/api/admin/photo/:id/decision',
  summary: 'Approve or refuse a waiting photo',
  access: { permission: 'photos.review' },
  params: idParams,
  body: z.strictObject({
    decision: oneOf(DECISIONS),
    reason,
    version,
  }),
  reply: z.object({ decision: z.enum(DECISIONS) }),
  errors: ['NOT_FOUND', 'PHOTO_DECIDED', 'CHANGED_MEANWHILE'],
});

/** Photos of other profiles on both sites that look like this one: most alike first, at most fifty. */
export const findLookalikes = endpoint({
  name: 'moderation.findLookalikes',
  method: 'POST',
  path: '/api/admin/photo/:id/lookalikes',
  summary: 'Photos of other profiles that look like this one',
  access: { permission: 'photos.review' },
  params: idParams,
  reply: z.array(
    z.extend(reviewedPhoto, {
      /** of the profile */
      status: z.number(),
      status_label: z.string(),
      /** of the photo */
      state: z.enum(PHOTO_STATES),
      /** number of differing bits of 64; 0 for the same picture */
      distance: z.number(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

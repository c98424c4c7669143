import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../params.ts';
import { judgedPhoto } from './waiting.ts';

/** Bits of 64 by which two perceptual hashes may differ for their pictures to be called alike. */
export const LOOKALIKE_BITS = 10;

/** What became of a photo. */
export const PHOTO_STATES = ['waiting', 'approved', 'refused'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** Photos of other profiles, of both sites, that look like this one: the most alike first, fifty at most. */
export const findLookalikes = endpoint({
  name: 'photos.findLookalikes',
  method: 'POST',
  path: '/api/admin/photo/:id/lookalikes',
  summary: 'Photos of other profiles that look like this one',
  access: { permission: 'photos.review' },
  params: idParams,
  reply: z.array(
    z.extend(judgedPhoto, {
      /** of the profile */
      status: z.number(),
      status_label: z.string(),
      /** of the photo */
      state: z.enum(PHOTO_STATES),
      /** bits of 64 by which they differ; 0 for the same picture */
      distance: z.number(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

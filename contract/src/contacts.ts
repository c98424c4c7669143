import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NOT_OPENING, profileParams } from './endpoint-parts.ts';
import { profileView } from './profiles/view.ts';
import { subscription } from './subscriptions.ts';

/**
 * Downloads the contact of a profile: the first time uses one of the quota, later ones are free (server rules, section
 * 5). Changes state although it is a GET, because the specification requires it.
 */
export const downloadContact = endpoint({
  name: 'contacts.download',
  method: 'GET',
  path: '/api/profile/download/:profileId',
  summary: 'Download the contact of a profile',
  access: 'session',
  params: profileParams,
  reply: z.extend(profileView, { subscription: z.nullable(subscription) }),
  errors: ['NOT_FOUND', 'PAYMENT_REQUIRED', ...NOT_OPENING],
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NOT_SEARCHING, success } from './endpoint-parts.ts';

/** Hiding and bringing back together; many cards of a list may be put aside one after the other. */
const limit = { by: 'user', name: 'hidden', points: 600, seconds: 3600 } as const;

const body = z.strictObject({ profile_id: z.string({ error: 'required' }) });

/** Leaves a profile out of the viewer's own lists and counts, who alone knows of it; repeating it is not an error. */
export const hideProfile = endpoint({
  name: 'hidden.hide',
  method: 'POST',
  path: '/api/profile/hidden',
  summary: 'Leave a profile out of the own lists',
  access: { permission: 'profiles.read', or: 'searcher' },
  limit,
  body,
  reply: success,
  errors: ['NOT_FOUND', ...NOT_SEARCHING],
});

/** Brings a hidden profile back into the viewer's own lists; repeating it is not an error. */
export const unhideProfile = endpoint({
  name: 'hidden.unhide',
  method: 'DELETE',
  path: '/api/profile/hidden',
  summary: 'Bring a hidden profile back into the own lists',
  access: { permission: 'profiles.read', or: 'searcher' },
  limit,
  body,
  reply: success,
  errors: ['NOT_FOUND', ...NOT_SEARCHING],
});

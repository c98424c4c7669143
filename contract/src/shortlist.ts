import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NOT_SEARCHING, success } from './endpoint-parts.ts';

/** Adding and removing together; many cards of a list may be kept one after the other. */
const limit = { by: 'user', name: 'shortlist', points: 600, seconds: 3600 } as const;

const body = z.strictObject({ profile_id: z.string({ error: 'required' }) });

/** Shortlists a profile that the member may see; repeating it is not an error. */
export const addToShortlist = endpoint({
  name: 'shortlist.add',
  method: 'POST',
  path: '/api/profile/shortlist',
  summary: 'Shortlist a profile',
  access: { permission: 'profiles.read', or: 'searcher' },
  limit,
  body,
  reply: success,
  errors: ['NOT_FOUND', ...NOT_SEARCHING],
});

/** Removes a profile from the shortlist; repeating it is not an error. */
export const removeFromShortlist = endpoint({
  name: 'shortlist.remove',
  method: 'DELETE',
  path: '/api/profile/shortlist',
  summary: 'Remove a profile from the shortlist',
  access: { permission: 'profiles.read', or: 'searcher' },
  limit,
  body,
  reply: success,
  errors: ['NOT_FOUND', ...NOT_SEARCHING],
});

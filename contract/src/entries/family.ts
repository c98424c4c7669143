import * as z from 'zod/mini';
import { token } from '../auth/me.ts';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { profileView } from '../profiles/view.ts';
import { confirmEntryBody, openEntryBody } from './family-bodies.ts';

/** What was entered about the family, whole, before it accepts. 404 ENTRY_UNKNOWN for a link or code that does not count. */
export const openEntry = endpoint({
  name: 'entries.open',
  method: 'POST',
  path: '/api/entry/open',
  whileFull: true,
  summary: 'What was entered for a family, by its link or code',
  access: 'public',
  // many people may share the address of a carrier
  limit: { by: 'address', points: 60, seconds: 3600 },
  body: openEntryBody,
  reply: z.object({ mobile_no: z.string(), profile: profileView }),
  errors: ['ENTRY_UNKNOWN'],
});

/**
 * Accepts the terms and what was entered, and makes the account with its profile, as a signup and the six steps do; signs in. 409
 * MOBILE_TAKEN if the mobile number has an account meanwhile.
 */
export const confirmEntry = endpoint({
  name: 'entries.confirm',
  method: 'POST',
  path: '/api/entry/confirm',
  summary:
    'Confirm what was entered for the family, choose a password and sign in; it is agreeing to the terms',
  cookies: 'used',
  access: 'public',
  limit: { by: 'address', points: 20, seconds: 3600 },
  body: confirmEntryBody,
  reply: token,
  errors: ['ENTRY_UNKNOWN', 'MOBILE_TAKEN', 'STORAGE_FULL'],
});

/**
 * Takes an entry over into the caller's own profile, which is not begun; 409 PROFILE_BEGUN otherwise. The link or the code is
 * needed here too: signing up proves no number.
 */
export const takeOverEntry = endpoint({
  name: 'entries.takeOver',
  method: 'POST',
  path: '/api/entry/take-over',
  summary: 'Take what was entered for the family over into one’s own profile',
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 20, seconds: 3600 },
  body: openEntryBody,
  reply: success,
  errors: ['ENTRY_UNKNOWN', 'PROFILE_BEGUN', 'STORAGE_FULL'],
});

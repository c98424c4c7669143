import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';

/** The caller's open sessions: the current one first, then by last use. Times are ISO 8601. */
export const listSessions = endpoint({
  name: 'auth.listSessions',
  method: 'GET',
  path: '/api/session/list',
  summary: 'Devices where the member is signed in',
  access: 'session',
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        /** e.g. "Chrome", "Android"; null if the device did not send it */
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        signed_in_at: z.string(),
        seen_at: z.string(),
        /** until when the browser stays signed in if it is not used; null: as long as its token */
        kept_until: z.nullable(z.string()),
        current: z.boolean(),
      }),
    ),
  }),
});

/** Ends one of the caller's own sessions; 404 for any other. */
export const endOneSession = endpoint({
  name: 'auth.endSession',
  method: 'DELETE',
  path: '/api/session/:id',
  summary: 'Sign one device out',
  access: 'session',
  params: z.object({ id: z.string() }),
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Ends every session of the caller, including this one. */
export const signOutEverywhere = endpoint({
  name: 'auth.signOutEverywhere',
  method: 'POST',
  path: '/api/session/end-all',
  whileFull: true,
  summary: 'Sign out everywhere',
  cookies: 'used',
  access: 'session',
  reply: success,
});

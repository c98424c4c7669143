import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { token } from './me.ts';

/**
 * A token for the sign-in that this browser keeps, by its cookie, which is replaced by a newer one. 401 once the sign-in has
 * ended; a cookie that was replaced long ago ends it. 403 for pages of other sites.
 */
export const renewSignIn = endpoint({
  name: 'auth.renewSignIn',
  method: 'POST',
  path: '/api/session/renew',
  whileFull: true,
  summary: 'A new token for a browser that stays signed in',
  cookies: 'decide',
  access: 'public',
  // many people may share the address of a carrier
  limit: { by: 'address', points: 1000, seconds: 900 },
  reply: token,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Ends the sign-in that this browser keeps, if it keeps one: after a logout that reached nobody. */
export const forgetSignIn = endpoint({
  name: 'auth.forgetSignIn',
  method: 'POST',
  path: '/api/session/forget',
  whileFull: true,
  summary: 'End the sign-in of a browser that stays signed in',
  cookies: 'decide',
  access: 'public',
  limit: { by: 'address', points: 300, seconds: 900 },
  reply: success,
  errors: ['FORBIDDEN'],
});

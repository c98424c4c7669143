import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcome } from '../endpoint-parts.ts';

/** What a mailed link says of itself. Longer secrets are not looked up. */
export const linkParts = {
  user_id: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
  secret: z
    .string({ error: 'required' })
    .check(z.minLength(1, 'required'), z.maxLength(200, 'invalid')),
};

/** The links that are opened for a new password. The one that confirms an address is used at once. */
export const PASSWORD_LINKS = ['reset-password', 'undo-contact'] as const;
export type PasswordLink = (typeof PASSWORD_LINKS)[number];

/**
 * Whether a link can still be used, so that nobody types a password for one that cannot. Uses nothing up. Says what the use
 * of the link would: "Failure" in the same words for one that is spent, too old or unknown.
 */
export const checkLink = endpoint({
  name: 'auth.checkLink',
  method: 'POST',
  path: '/api/link/check',
  whileFull: true,
  summary: 'Whether a mailed link for a new password can still be used',
  access: 'public',
  // many people may share the address of a carrier
  limit: { by: 'address', points: 60, seconds: 3600 },
  body: z.strictObject({ ...linkParts, purpose: z.enum(PASSWORD_LINKS) }),
  reply: outcome,
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcome } from '../endpoint-parts.ts';
import { chooseNewPasswordBody } from './passwords.ts';

const verifyEmailBody = z.strictObject({
  user_id: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
  secret: z.string({ error: 'required' }).check(z.maxLength(200, 'invalid')),
});

/** Confirms the email address that the link was sent to, once, within 7 days. Any other link returns "Failure". */
export const verifyEmail = endpoint({
  name: 'auth.verifyEmail',
  method: 'POST',
  path: '/api/user/verify/email',
  whileFull: true,
  summary: 'Confirm an email address by the mailed link',
  access: 'public',
  limit: { by: 'address', points: 60, seconds: 3600 },
  body: verifyEmailBody,
  reply: outcome,
});

/**
 * Puts back email and mobile numbers as they were before a change, by the link that went to the former confirmed address,
 * once, within 7 days; sets a new password and ends every session. Any other link returns "Failure".
 */
export const undoContact = endpoint({
  name: 'auth.undoContact',
  method: 'POST',
  path: '/api/user/contact/undo',
  whileFull: true,
  summary: 'Take back a change of email or mobile by the mailed link',
  access: 'public',
  cookies: 'used',
  limit: { by: 'address', points: 30, seconds: 3600 },
  body: chooseNewPasswordBody,
  reply: outcome,
});

/** Sends the link again; Status "Failure" if there is no address or it is already confirmed. */
export const resendVerification = endpoint({
  name: 'auth.resendVerification',
  method: 'POST',
  path: '/api/user/verify/resend',
  summary: 'Resend the link that confirms the email address',
  access: 'session',
  limit: { by: 'user', points: 5, seconds: 3600 },
  reply: outcome,
  errors: ['TOO_MANY_MAILS'],
});

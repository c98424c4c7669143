import { NO_EMAIL, resetPassword, resetPasswordBody } from '@mala/contract/auth/passwords.ts';
import { login, loginBody, signup, signupBody } from '@mala/contract/auth/sign-in.ts';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { confirmationFaults } from './confirmation.ts';

const checkSignupBody = validateWith(signupBody);

/** The faults of a login by field; empty if valid. */
export const checkLogin = validateWith(loginBody);

/** The same for a signup, including the repeated password. */
export function checkSignup(body: z.input<typeof signupBody>, confirmation: string) {
  return { ...checkSignupBody(body), ...confirmationFaults(body.password, confirmation) };
}

/** Logs in and returns the token. Throws ApiError. */
export async function sendLogin(body: z.input<typeof loginBody>): Promise<string> {
  return (await call(login, { body })).token;
}

/** Signs up and returns the token. Throws ApiError. */
export async function sendSignup(body: z.input<typeof signupBody>): Promise<string> {
  return (await call(signup, { body })).token;
}

/** The faults of a reset request, by field. */
export const checkReset = validateWith(resetPasswordBody);

/** Requests a reset link; `unknown` if no account matches. Throws ApiError. */
export async function sendReset(
  body: z.input<typeof resetPasswordBody>,
): Promise<'unknown' | 'no-email' | 'sent'> {
  const { Status, Code } = await call(resetPassword, { body });
  if (Status !== 'Success') return 'unknown';
  return Code === NO_EMAIL ? 'no-email' : 'sent';
}

import { NO_EMAIL, resetPassword, resetPasswordBody } from '@mala/contract/auth/passwords.ts';
import { login, loginBody, signup, signupBody } from '@mala/contract/auth/sign-in.ts';
import { PAYLOAD_DOMAIN } from '@mala/contract/communities/domain.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import type * as z from 'zod/mini';
import { language } from '../../i18n/en/language.ts';
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

/** Signs up and returns the token; letters are in the language of the page, if the site offers it. Throws ApiError. */
export async function sendSignup(body: z.input<typeof signupBody>): Promise<string> {
  const isOffered = languagesOf(body.domain ?? PAYLOAD_DOMAIN).includes(language.tag);
  return (await call(signup, { body: isOffered ? { ...body, language: language.tag } : body }))
    .token;
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

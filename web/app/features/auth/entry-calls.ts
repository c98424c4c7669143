import { NO_EMAIL, resetPassword, resetPasswordBody } from '@mala/contract/auth/passwords.ts';
import { login, loginBody, signup, signupBody } from '@mala/contract/auth/sign-in.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import { FILLERS } from '@mala/contract/profiles/fillers.ts';
import { createElement, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { confirmationFaults } from '../../components/form/confirmation.ts';
import { language } from '../../i18n/en/language.ts';
import { call } from '../../lib/api.ts';
import { ApiError, throwOffline } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { currentMe } from '../../lib/session/session.ts';
import { validateWith } from '../../lib/validate.ts';
import { paths } from '../../paths.ts';
import { FILLER_LABEL, FillerField } from './filler-field.tsx';
import type { ResetEnd } from './reset-notice.tsx';
import { dropSignup, keepSignup, recallSignup } from './signup-draft.ts';
import type { SignupValues } from './signup-values.ts';
import { startPageOf } from './start-page.ts';

const checkSignupBody = validateWith(signupBody);

type SignupBody = z.input<typeof signupBody>;

/** What is sent: without what is not chosen. */
function signupBodyOf({ profile_for, filled_in_by, domain, ...typed }: SignupValues): SignupBody {
  const { user_name, mobile_no, password, keep_signed_in } = typed;
  return {
    user_name,
    mobile_no,
    password,
    keep_signed_in,
    ...(domain && { domain }),
    ...(profile_for && { profile_for }),
    ...(filled_in_by && { filled_in_by }),
  };
}

/** Where signing in leads whoever has just signed in, if no page was asked for. */
export function startPage(): string {
  const me = currentMe();
  return me ? startPageOf(me) : paths.home;
}

/** The faults of a login by field; empty if valid. */
export const checkLogin = validateWith(loginBody);

/** The same for a signup, including the repeated password, and what the form asks beyond the call. */
export function checkSignup(values: SignupValues): Record<string, string> {
  const { profile_for, filled_in_by, domain } = values;
  const whom = !profile_for || filled_in_by || FILLERS[profile_for].length === 1;
  return {
    ...(!profile_for && { profile_for: faultText('required') }),
    ...(!whom && { filled_in_by: faultText('required') }),
    ...(!domain && { domain: faultText('required') }),
    ...checkSignupBody(signupBodyOf(values)),
    ...confirmationFaults(values.password, values.confirm_password),
  };
}

/**
 * Logs in: with the token, or by a second step, which is shown in place of the form until it is done or given up, as is that an
 * account is closed. Throws ApiError.
 */
export async function sendLogin(
  body: z.input<typeof loginBody>,
  onToken: (token: string) => Promise<void>,
  show: (step: ReactNode) => void,
): Promise<void> {
  const answer = await call(login, { body }).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'ACCOUNT_CLOSED')) throw error;
    const { ClosedAccount } = await import('./closed-account.tsx').catch(throwOffline);
    show(createElement(ClosedAccount, { mobile: body.mobile_no, onBack: () => show(null) }));
    return null;
  });
  if (!answer) return;
  const { token, second_factor } = answer;
  if (!second_factor) return onToken(token ?? '');
  const { secondStepOf } = await import('./second-step-page.tsx').catch(throwOffline);
  show(secondStepOf(second_factor, onToken, () => show(null)));
}

/** Signs up and returns the token; letters are in the language of the page, if the site offers it. Throws ApiError. */
export async function sendSignup(values: SignupValues, asksConsent: boolean): Promise<string> {
  const { conversion_consent } = values;
  const isOffered = languagesOf(values.domain || null).includes(language.tag);
  const body = {
    ...signupBodyOf(values),
    ...(isOffered && { language: language.tag }),
    ...(asksConsent && { conversion_consent }),
  };
  return (await call(signup, { body })).token;
}

/** The faults of a reset request, by field. */
export const checkReset = validateWith(resetPasswordBody);

/** Requests a reset link; `unknown` if no account matches. Throws ApiError. */
export async function sendReset(body: z.input<typeof resetPasswordBody>): Promise<ResetEnd> {
  const { Status, Code } = await call(resetPassword, { body });
  if (Status !== 'Success') return 'unknown';
  return Code === NO_EMAIL ? 'no-email' : 'sent';
}

/** The parts of the signup that are not needed before something is typed. */
export const signupParts = { FILLER_LABEL, FillerField, keepSignup, recallSignup, dropSignup };

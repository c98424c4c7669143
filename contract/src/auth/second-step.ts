import * as z from 'zod/mini';
import { onlyDigits, plainDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { success } from '../endpoint-parts.ts';
import { token } from './me.ts';
import { givenPassword } from './passwords.ts';

/** The six digits of an authenticator app, in any script; spaces are dropped. */
export const appCode = z
  .string({ error: 'required' })
  .check(
    z.maxLength(40, { error: 'sixDigits', abort: true }),
    z.overwrite(onlyDigits),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{6}$/, 'sixDigits'),
  );

/** Letters and digits of a recovery code, however it is typed: base32 has no 0, 1 and 8, which look like its letters. */
function plainRecoveryCode(typed: string): string {
  return plainDigits(typed)
    .toUpperCase()
    .replace(/[018]/g, (digit) => ({ 0: 'O', 1: 'I', 8: 'B' })[digit] ?? digit)
    .replace(/[^A-Z2-7]/g, '');
}

const recoveryCode = z
  .string({ error: 'required' })
  .check(
    z.maxLength(60, { error: 'wrongRecoveryCode', abort: true }),
    z.overwrite(plainRecoveryCode),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^[A-Z2-7]{16}$/, 'wrongRecoveryCode'),
  );

const encoded = z.string({ error: 'invalid' }).check(z.maxLength(20_000, 'invalid'));

/** What a passkey answers, as `@simplewebauthn/browser` gives it. */
export function passkeyAnswer<Response extends z.core.$ZodLooseShape>(response: Response) {
  return z.looseObject({
    id: encoded,
    rawId: encoded,
    type: z.literal('public-key', { error: 'invalid' }),
    response: z.looseObject({ clientDataJSON: encoded, ...response }),
    clientExtensionResults: z.looseObject({}),
  });
}

const assertion = passkeyAnswer({ authenticatorData: encoded, signature: encoded });

/** The ways to show a second factor; exactly one is given. */
const factorFields = {
  code: z.optional(appCode),
  recovery_code: z.optional(recoveryCode),
  passkey: z.optional(assertion),
};

function givesOne(body: Record<string, unknown>): boolean {
  return Object.values(body).filter((value) => value !== undefined).length === 1;
}

/** Which ways an account has on this site, and what its passkeys are to sign, if it has any for this host. */
export const factorWays = z.object({
  code: z.boolean(),
  recovery_code: z.boolean(),
  passkey: z.nullable(z.looseObject({ challenge: z.string() })),
});

export const secondStepBody = z
  .strictObject({
    ticket: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
    ...factorFields,
  })
  .check(
    z.refine(({ ticket: _, ...given }) => givesOne(given), { error: 'required', path: ['code'] }),
  );

/** Signs in after the password by the second factor, within five minutes and once (decision 066). */
export const secondStep = endpoint({
  name: 'auth.secondStep',
  method: 'POST',
  path: '/api/login/second',
  whileFull: true,
  summary: 'Finish signing in by a second factor',
  cookies: 'used',
  access: 'public',
  // many people may share the address of a carrier
  limit: { by: 'address', points: 300, seconds: 900 },
  body: secondStepBody,
  reply: token,
  errors: ['SIGN_IN_EXPIRED'],
});

/** What the caller may confirm with: a second factor, or without one the password. */
export const startConfirm = endpoint({
  name: 'auth.startConfirm',
  method: 'POST',
  path: '/api/confirm/start',
  whileFull: true,
  summary: 'How the caller can confirm that it is they who act',
  access: 'session',
  limit: { by: 'user', points: 60, seconds: 900 },
  reply: z.object({ second_factor: z.nullable(factorWays) }),
});

export const confirmAgainBody = z
  .strictObject({ ...factorFields, password: z.optional(givenPassword) })
  .check(z.refine(givesOne, { error: 'required', path: ['code'] }));

/**
 * Confirms that the owner acts, which counts for ten minutes in this session: by a second factor, or by the password if the
 * account has none. Calls with `fresh` ask for it by 403 CONFIRM_AGAIN.
 */
export const confirmAgain = endpoint({
  name: 'auth.confirmAgain',
  method: 'POST',
  path: '/api/confirm',
  whileFull: true,
  summary: 'Confirm that it is the owner of the account who acts',
  cookies: 'used',
  access: 'session',
  limit: { by: 'user', points: 60, seconds: 900 },
  body: confirmAgainBody,
  reply: success,
});

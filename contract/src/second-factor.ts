import * as z from 'zod/mini';
import { appCode, passkeyAnswer } from './auth/second-step.ts';
import { endpoint } from './endpoint.ts';
import { idParams, success } from './endpoint-parts.ts';
import { requiredText } from './text.ts';

/** Recovery codes of an account; each counts once. */
export const RECOVERY_CODES = 10;
/** Passkeys of an account. */
export const MOST_PASSKEYS = 10;

const CHANGES = { by: 'user', points: 60, seconds: 3600, name: 'second-factor' } as const;

const recoveryCodes = z.array(z.string());

/** The caller's second factors. Times are ISO 8601. */
export const showSecondFactor = endpoint({
  name: 'secondFactor.show',
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Which second factors the account has',
  access: 'session',
  reply: z.object({
    /** the authenticator app; `readable`: false after a restore with another AUTH_SECRET, when its codes no longer count */
    app: z.nullable(z.object({ added_at: z.string(), readable: z.boolean() })),
    recovery_codes_left: z.number(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        added_at: z.string(),
        used_at: z.nullable(z.string()),
        /** the host name that it is for */
        host: z.string(),
      }),
    ),
  }),
});

/** A new secret for an authenticator app, as base32 and as the address of its QR code; nothing is stored before the code. */
export const startApp = endpoint({
  name: 'secondFactor.startApp',
  method: 'POST',
  path: '/api/second-factor/app/start',
  summary: 'Begin to add an authenticator app',
  access: 'session',
  fresh: true,
  limit: CHANGES,
  reply: z.object({ secret: z.string(), address: z.string(), sealed: z.string() }),
  errors: ['FORBIDDEN'],
});

export const addAppBody = z.strictObject({
  /** of `startApp` */
  sealed: z.string({ error: 'required' }).check(z.maxLength(300, 'invalid')),
  code: appCode,
});

/** Adds the app, in place of the one before, if the code is its present one; always with new recovery codes. */
export const addApp = endpoint({
  name: 'secondFactor.addApp',
  method: 'POST',
  path: '/api/second-factor/app',
  summary: 'Add an authenticator app by a code of it',
  access: 'session',
  fresh: true,
  limit: CHANGES,
  body: addAppBody,
  reply: z.object({ recovery_codes: recoveryCodes }),
  errors: ['FORBIDDEN'],
});

export const removeApp = endpoint({
  name: 'secondFactor.removeApp',
  method: 'DELETE',
  path: '/api/second-factor/app',
  summary: 'Remove the authenticator app',
  access: 'session',
  fresh: true,
  reply: success,
  errors: ['NOT_FOUND'],
});

/** Ten new recovery codes, which end the former ones; 404 without a second factor. */
export const renewRecoveryCodes = endpoint({
  name: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  summary: 'Make new recovery codes',
  access: 'session',
  fresh: true,
  limit: CHANGES,
  reply: z.object({ recovery_codes: recoveryCodes }),
  errors: ['NOT_FOUND'],
});

/** What a new passkey is made with, within five minutes. */
export const startPasskey = endpoint({
  name: 'secondFactor.startPasskey',
  method: 'POST',
  path: '/api/second-factor/passkey/start',
  summary: 'Begin to add a passkey',
  access: 'session',
  fresh: true,
  limit: CHANGES,
  reply: z.object({ options: z.looseObject({ challenge: z.string() }) }),
  errors: ['FORBIDDEN'],
});

const encoded = z.string({ error: 'invalid' }).check(z.maxLength(20_000, 'invalid'));

export const addPasskeyBody = z.strictObject({
  name: requiredText(60),
  passkey: passkeyAnswer({ attestationObject: encoded }),
});

/** Adds a passkey; with recovery codes if it is the first factor. 409 TOO_MANY_PASSKEYS beyond ten. */
export const addPasskey = endpoint({
  name: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/api/second-factor/passkey',
  summary: 'Add a passkey',
  access: 'session',
  fresh: true,
  limit: CHANGES,
  body: addPasskeyBody,
  reply: z.object({ recovery_codes: z.nullable(recoveryCodes) }),
  errors: ['FORBIDDEN', 'TOO_MANY_PASSKEYS'],
});

/** Removes one of the caller's passkeys; 404 for any other. */
export const removePasskey = endpoint({
  name: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/api/second-factor/passkey/:id',
  summary: 'Remove a passkey',
  access: 'session',
  fresh: true,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND'],
});

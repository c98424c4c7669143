import { type Failure, fieldRow, messageOf, places, type Row, row, toasts } from './row.ts';

const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];
const STEP = 'POST /api/login/second';
const CONFIRM = 'POST /api/confirm';
const ADD_APP = 'POST /api/second-factor/app';
const NO_APP = "Couldn't set up the app";
const NO_PASSKEY = "Couldn't add the passkey";
const NOT_REMOVED = "Couldn't remove it";
const NO_CODES = "Couldn't make new codes";

/** The second step of a sign-in, the confirmation over the page, and the page where they are set up. */
export const SECOND_FACTOR = {
  secondStep: [
    ...(['SIGN_IN_EXPIRED', 'TOO_MANY', ...SOME, 'EMPTY'] as const).map((failure) =>
      row('second-step', STEP, failure, { text: messageOf(failure) }),
    ),
    fieldRow('second-step', STEP, ['code', 'Code of your app'], 'wrongCode'),
  ],
  confirmStart: toasts('confirm-start', 'POST /api/confirm/start', NO_CODES, ['TOO_MANY', ...SOME]),
  confirm: [
    ...(['TOO_MANY', ...SOME] as const).map((failure) =>
      row('confirm', CONFIRM, failure, { text: messageOf(failure) }),
    ),
    fieldRow('confirm', CONFIRM, ['password', 'Password'], 'wrongPassword'),
  ],
  secondFactor: [
    ...places(
      'second-factor',
      'GET /api/second-factor',
      'Your second step could not be loaded',
      SOME,
    ),
    ...toasts('start-app', 'POST /api/second-factor/app/start', NO_APP, [
      'FORBIDDEN',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('remove-app', 'DELETE /api/second-factor/app', NOT_REMOVED, ['NOT_FOUND', ...SOME]),
    ...toasts('renew-codes', 'POST /api/second-factor/recovery-codes', NO_CODES, [
      'NOT_FOUND',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('start-passkey', 'POST /api/second-factor/passkey/start', NO_PASSKEY, [
      'FORBIDDEN',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('add-passkey', 'POST /api/second-factor/passkey', NO_PASSKEY, [
      'FORBIDDEN',
      'TOO_MANY_PASSKEYS',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('remove-passkey', 'DELETE /api/second-factor/passkey/:id', NOT_REMOVED, [
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  addApp: [
    ...toasts('add-app', ADD_APP, NO_APP, ['FORBIDDEN', 'TOO_MANY', ...SOME]),
    fieldRow('add-app', ADD_APP, ['code', 'Code of the app'], 'wrongCode'),
  ],
} satisfies Record<string, Row[]>;

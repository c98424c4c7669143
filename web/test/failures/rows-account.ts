import { faultSaid } from './messages.ts';
import {
  type Failure,
  fieldRow,
  messageOf,
  places,
  type Row,
  row,
  type Sees,
  toasts,
} from './row.ts';

/** An error of our server, and one of each kind that cannot be read. */
const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];

const notChanged = (why: string) => `Couldn't able to change password... ${why}`;
const notReset = (why: string) => `Couldn't able to reset password... ${why}`;

const UNREACHABLE = {
  page: ['/profile/edit/work', 'We cannot reach the service'],
  text: 'You are still signed in. Check your connection and try again.',
} as const;

/** The service replied, so it is not the person's connection. */
const startupFails = (failure: Failure) => row('startup', 'GET /api/me', failure, wrong(failure));

const wrong = (failure: Failure): Sees => ({
  page: ['/profile/edit/work', 'Something went wrong...'],
  text: messageOf(failure),
});

const RENEW = 'POST /api/session/renew';
const FORGET = 'POST /api/session/forget';

const LOGGED_OUT = {
  notice: ['See you soon!', 'You have logged out successfully...'],
  page: ['/tamilmala', 'Find a life partner within your community'],
} as const;

/** Signup, login, the account, and the session. */
export const ENTRY = {
  login: [
    ...toasts('login', 'POST /api/login', 'Login failed', ['LOGIN_FAILED', 'TOO_MANY', ...ANY]),
    fieldRow('login', 'POST /api/login', ['mobile_no', 'Mobile number'], 'mobile'),
    ...toasts('login-me', 'GET /api/me', 'Login failed', SOME),
  ],
  signup: [
    row('signup', 'POST /api/signup', 'MOBILE_TAKEN', {
      toast: ['Something went wrong!', messageOf('MOBILE_TAKEN')],
      text: 'This mobile number is registered already.',
    }),
    ...toasts('signup', 'POST /api/signup', 'Something went wrong!', ['TOO_MANY', ...ANY]),
    fieldRow('signup', 'POST /api/signup', ['user_name', 'Name'], 'tooLong:80'),
    fieldRow('signup', 'POST /api/signup', ['password', 'Password'], 'passwordCommon'),
  ],
  logout: ANY.map((failure) => row('logout', 'POST /api/logout', failure, LOGGED_OUT)),
  startup: [
    ...(['INTERNAL', 'UNAVAILABLE', 502, 'EMPTY'] as const).map(startupFails),
    row('startup', 'GET /api/me', 'OFFLINE', UNREACHABLE),
    row('startup', 'GET /api/me', 'UNAUTHENTICATED', { page: ['/login', 'Login'] }),
  ],
  kept: [
    row('renew', RENEW, 'UNAUTHENTICATED', { page: ['/login', 'Login'] }),
    row('renew', RENEW, 'OFFLINE', UNREACHABLE),
    ...(['TOO_MANY', 'FORBIDDEN', 'INTERNAL', 502, 'EMPTY'] as const).map((failure) =>
      row('renew', RENEW, failure, wrong(failure)),
    ),
  ],
  left: (['TOO_MANY', 'FORBIDDEN', ...SOME] as const).map((failure) =>
    row('forget', FORGET, failure, {
      page: ['/login', 'Login'],
      nothing: 'the person has logged out here; the server is told again at the next visit',
    }),
  ),
  refresh: SOME.map((failure) =>
    row('refresh', 'GET /api/refresh-token', failure, {
      nothing: 'the token still works; it is tried again a minute later',
    }),
  ),
  accountLanguage: (['TOO_MANY', ...SOME] as const).map((failure) =>
    row('account-language', 'POST /api/account/language', failure, {
      nothing: 'the page is in the chosen language; the next one tells the account again',
    }),
  ),
  signInAgain: (['LOGIN_FAILED', 'TOO_MANY', ...SOME] as const).map((failure) =>
    row('sign-in-again', 'POST /api/login', failure, { text: messageOf(failure) }),
  ),
} satisfies Record<string, Row[]>;

/** Passwords, the email address, devices, terms and mails. */
export const ACCOUNT = {
  changePassword: [
    row(
      'change-password',
      'POST /api/password/change',
      { Status: 'Failure' },
      {
        toast: ['Password', "Couldn't able to change password..."],
        field: ['Present password', faultSaid('wrongPassword')],
      },
    ),
    ...toasts(
      'change-password',
      'POST /api/password/change',
      'Password',
      ['TOO_MANY', ...ANY],
      notChanged,
    ),
    fieldRow(
      'change-password',
      'POST /api/password/change',
      ['password', 'New password'],
      'passwordIsMobile',
    ),
    fieldRow(
      'change-password-easy',
      'POST /api/password/change',
      ['password', 'New password'],
      'passwordPersonal',
    ),
  ],
  resetPassword: [
    row(
      'reset-password',
      'POST /api/password/reset',
      { Status: 'Failure' },
      {
        toast: ['Password', "Couldn't able to reset password..."],
        text: 'We could not find this account',
        page: ['/tamilmala/login', 'Login'],
      },
    ),
    ...toasts(
      'reset-password',
      'POST /api/password/reset',
      'Password',
      ['TOO_MANY', 'TOO_MANY_MAILS', ...ANY],
      notReset,
    ),
    row(
      'reset-password',
      'POST /api/password/reset',
      { Status: 'Success', Code: 'NO_EMAIL' },
      {
        notice: ['Password', 'Please send your email address to +91 90000 00002 (WhatsApp)'],
        page: ['/tamilmala/login', 'Login'],
      },
    ),
  ],
  checkLink: [
    row(
      'check-link',
      'POST /api/link/check',
      { Status: 'Failure' },
      { page: ['/contact/undo/somebody/a-secret', 'This link does not work any more'] },
    ),
    ...(['TOO_MANY', 'INVALID', ...ANY] as const).map((failure) =>
      row('check-link', 'POST /api/link/check', failure, {
        page: ['/contact/undo/somebody/a-secret', 'Take the change back'],
        nothing: 'the form is there; sending it tells whether the link works',
      }),
    ),
  ],
  newPassword: [
    fieldRow(
      'new-password',
      'POST /api/password/new',
      ['password', 'New password'],
      'passwordIsMobile',
    ),
    fieldRow(
      'new-password-easy',
      'POST /api/password/new',
      ['password', 'New password'],
      'passwordCommon',
    ),
    ...toasts(
      'new-password',
      'POST /api/password/new',
      'Password',
      ['TOO_MANY', ...ANY],
      notChanged,
    ),
    row(
      'new-password',
      'POST /api/password/new',
      { Status: 'Failure' },
      {
        toast: ['Password', "Couldn't able to change password..."],
        page: ['/password/new/somebody/a-secret', 'This link does not work any more'],
      },
    ),
  ],
  undoContact: [
    fieldRow(
      'undo-contact',
      'POST /api/user/contact/undo',
      ['password', 'New password'],
      'passwordIsMobile',
    ),
    ...toasts(
      'undo-contact',
      'POST /api/user/contact/undo',
      'Email and mobile',
      ['TOO_MANY', ...ANY],
      (why) => `The change could not be taken back. ${why}`,
    ),
    row(
      'undo-contact',
      'POST /api/user/contact/undo',
      { Status: 'Failure' },
      {
        toast: ['Email and mobile', 'The change could not be taken back.'],
        page: ['/contact/undo/somebody/a-secret', 'This link does not work any more'],
      },
    ),
  ],
  verifyEmail: [
    ...(['TOO_MANY', ...ANY] as const).map((failure) =>
      row('verify-email', 'POST /api/user/verify/email', failure, {
        toast: ['Verification failed', messageOf(failure)],
        text: messageOf(failure),
      }),
    ),
    ...(['INVALID', { Status: 'Failure' }] as const).map((failure) =>
      row('verify-email', 'POST /api/user/verify/email', failure, {
        text: "Couldn't able to verify your email.",
      }),
    ),
  ],
  resend: [
    ...toasts('resend', 'POST /api/user/verify/resend', "Couldn't send the link", [
      'TOO_MANY',
      'TOO_MANY_MAILS',
      ...SOME,
    ]),
    row(
      'resend',
      'POST /api/user/verify/resend',
      { Status: 'Failure' },
      {
        notice: [
          'Email',
          'There is no address to confirm. Please look at the email in your profile.',
        ],
      },
    ),
  ],
  sessions: [
    ...places('sessions', 'GET /api/session/list', 'Your devices could not be loaded', SOME),
    ...toasts('end-session', 'DELETE /api/session/:id', "Couldn't sign out", SOME),
    ...toasts('end-all', 'POST /api/session/end-all', "Couldn't sign out everywhere", SOME),
    row('end-session', 'DELETE /api/session/:id', 'NOT_FOUND', {
      notice: ['Devices', 'The device has been signed out.'],
    }),
  ],
  terms: [
    ...toasts('terms', 'POST /api/terms/agree', "Couldn't record your answer", SOME),
    row('terms', 'POST /api/terms/agree', 'TERMS_CHANGED', {
      text: 'There is an even newer version',
    }),
  ],
  mails: [
    ...places('mail-choices', 'GET /api/mail/choices', 'Your choices could not be loaded', SOME),
    ...toasts('choose-mail', 'POST /api/mail/choices', "Couldn't save your choice", SOME),
  ],
  looks: places('looks', 'GET /api/history/looks/:page', 'Something went wrong...', [
    'FORBIDDEN',
    ...SOME,
  ]),
  unsubscribe: [
    ...toasts(
      'unsubscribe',
      'POST /api/mail/unsubscribe/:userId/:kind/:signature',
      "Couldn't stop these mails",
      ['UNAVAILABLE', 502, 'OFFLINE'],
    ),
    row('unsubscribe', 'POST /api/mail/unsubscribe/:userId/:kind/:signature', 'NOT_FOUND', {
      page: ['/mail/unsubscribe/somebody/package-ending/a-signature', 'This link does not work'],
    }),
  ],
} satisfies Record<string, Row[]>;

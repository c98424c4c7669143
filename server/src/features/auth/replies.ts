import { NO_EMAIL } from '@mala/contract/auth/passwords.ts';
import { FIELD_TEXTS } from '../../http/error-texts.ts';

/** Replies of the calls about passwords and email addresses, other than a plain success, each with what to do next. */
export const REPLIES = {
  wrongPassword: { Status: 'Failure', Message: FIELD_TEXTS.wrongPassword },
  noMatch: {
    Status: 'Failure',
    Message:
      'No account has this mobile number and date of birth on this site. Please check them, or write to support.',
  },
  // the specification's texts
  noEmail: { Status: 'Success', Code: NO_EMAIL, Message: 'No Email provided' },
  resetSent: { Status: 'Success', Message: 'Link to reset password has been sent to you email!' },
  resetLinkInvalid: {
    Status: 'Failure',
    Message: 'This link has been used or is too old. Please ask for a new one.',
  },
  emailLinkInvalid: {
    Status: 'Failure',
    Message:
      'This link has been used or is too old, or your email address has changed since. If it was you who used it, your address is confirmed; otherwise please log in and ask for a new one.',
  },
  undoLinkInvalid: {
    Status: 'Failure',
    Message:
      'This link has been used or is too old. If you did not make the change, please write to support.',
  },
  noEmailToConfirm: {
    Status: 'Failure',
    Message: 'Your profile has no email address yet. Please add it in the basic step.',
  },
  emailConfirmed: { Status: 'Failure', Message: 'Your email address is confirmed already.' },
  confirmationSent: {
    Status: 'Success',
    Message: 'We have sent you the link again. Please look into your mail.',
  },
} as const;

import type { ErrorCode } from '@mala/contract/errors.ts';

/** Values of a reply that a text may use. */
export interface FailureValues {
  /** as the administrator wrote it */
  reason: string | undefined;
}

/** The text of an error code. */
export type FailureText = string | ((values: FailureValues) => string);

/** Texts for failed calls: what happened and what to do next. */
const byCode: Readonly<Record<ErrorCode, FailureText>> = {
  INVALID: 'Some of what was entered needs another look.',
  BAD_JSON: 'The request could not be read.',
  UNAUTHENTICATED: 'Please log in again.',
  LOGIN_FAILED: 'The mobile number or the password is not right.',
  SIGN_IN_EXPIRED: 'Signing in took too long. Please enter your password again.',
  PAYMENT_REQUIRED: 'Please choose a package to see the contact details of this profile.',
  FORBIDDEN: 'You may not do this.',
  ACCOUNT_CLOSED: 'This account is closed. Support can open it again.',
  SECOND_FACTOR_REQUIRED:
    'The office of this site needs a second step when signing in. Please set it up in your account.',
  CONFIRM_AGAIN: 'Please confirm once more that it is you.',
  PROFILE_INCOMPLETE: 'Please complete all six steps of your profile first.',
  PROFILE_PENDING: 'Your profile is being verified, usually within one to two days.',
  PROFILE_PAUSED: 'Your profile is paused.',
  PROFILE_CLOSED: 'Your profile is closed because it is marked as married.',
  PROFILE_REFUSED: ({ reason }) =>
    reason ?? 'Your profile was not accepted. Please write to support.',
  NO_SUBSCRIPTION: 'You have no running subscription.',
  NOT_FOUND: 'This could not be found.',
  ENTRY_UNKNOWN: 'This link or code does not work (any more).',
  MOBILE_TAKEN: 'This mobile number is already registered. Please log in instead.',
  STATUS_NOT_REACHABLE: 'The profile cannot be moved to this status from its present one.',
  APPROVAL_NEEDS_COMPLETE: 'The profile is not complete yet, so it cannot be approved.',
  NOT_APPROVED: 'This can only be done with an approved profile.',
  REFERENCE_TAKEN: 'This payment reference has been used already.',
  PAYMENT_REFUNDED: 'This payment was refunded already.',
  CLAIM_WAITING:
    'You have told us of a payment for this package already. Please wait for us, or withdraw that one first.',
  PROFILE_BEGUN: 'This account has a profile.',
  LAST_OWNER: 'There is no other owner.',
  TERMS_CHANGED: 'The terms have changed again. Please reload the page and read them.',
  PHOTOS_CHANGED: 'Your photos have changed meanwhile. Please reload the page and try again.',
  PHOTO_DECIDED: 'Somebody else has decided on this photo already. There is nothing left to do.',
  CHANGED_MEANWHILE:
    'This has changed while you looked. Please look at it again before you decide.',
  DECIDED_ALREADY: 'Somebody else has decided about this profile already.',
  TOO_MANY_PHOTOS: 'You have as many photos as there may be. Remove one to add another.',
  TOO_MANY_FILES: 'You have as many horoscope files as there may be. Remove one to add another.',
  TOO_MANY_PASSKEYS: 'You have as many passkeys as there may be. Remove one to add another.',
  TOO_MANY_PICTURES: 'No further picture can be added.',
  TOO_MANY_LINKS: 'You have as many links as there may be. End one to make another.',
  TOO_MANY_SEARCHES: 'No further search can be saved: remove one first.',
  SEARCH_NAME_TAKEN: 'You have a search of this name. Please choose another.',
  TOO_MANY_VIEWS: 'No further view can be saved: remove one first.',
  COMPLAINT_WAITING: 'You have told us of this profile already, and we are looking at it.',
  BASIC_FIRST: 'Please save the first step of the profile, then add photos and horoscopes.',
  NO_ADDRESS: 'There is no address to mail it to.',
  WORKED_IN_OFFICE: 'The office’s books name this account.',
  PAUSED_BY_OFFICE: 'The office has paused this profile.',
  OBJECTED_ALREADY: 'You have objected already.',
  OBJECTION_LATE: 'It is too late to object. Please write to support.',
  CANNOT_RESTORE: 'The former values no longer fit. Please correct the profile first.',
  ENTRY_SENT: 'This was given to the family already.',
  TOO_LARGE: 'That is too large to be sent.',
  IMPORT_FAULTS:
    'Something is wrong with rows of this table. Please correct them or leave them out.',
  UNDO_LATE:
    'A table can be taken back for a day after it was kept. Please erase the entries one by one.',
  TOO_MANY_ROWS: 'This table has more than 2,000 rows. Please send it in parts.',
  TOO_MANY_COLUMNS: 'This table has more than 100 columns. Please send only those with profiles.',
  NOT_A_TABLE:
    'Please choose a table as XLSX or CSV, without a password. An old .xls can be saved as XLSX.',
  NO_HEADINGS:
    'We found no row of headings with profiles below. Please compare your table with the template.',
  FILE_TOO_LARGE: 'The file is too large.',
  PICTURE_TOO_LARGE: 'The picture has too many pixels. Please choose a smaller one.',
  TOO_MANY_PAGES:
    'This PDF has more than 10 pages. Please save the pages that show the horoscope as a PDF of their own.',
  UNSUPPORTED_TYPE: 'This kind of content cannot be read here.',
  NOT_A_PICTURE: 'Please choose a picture of the kind png, jpeg or gif.',
  NOT_A_HOROSCOPE_FILE: 'Please choose a file of the kind png, jpeg, gif, pdf, doc or docx.',
  UNSAFE_FILE:
    'This file is locked, or holds macros, scripts or other files. Please save it as a plain PDF, or send a picture of it.',
  FILE_TOO_COMPLEX:
    'This file takes too long to read. Please save it again in the usual way, or send a screenshot of it.',
  TOO_MANY: 'Too many tries. Please wait a while and try again.',
  TOO_MANY_LISTS:
    'You have looked through very many lists within an hour. Please go on in a little while.',
  TOO_MANY_CARDS:
    'You have seen as many new profiles as one may in a day. Please come back tomorrow; those that you have seen stay open to you.',
  TOO_MANY_PROFILES:
    'You have opened as many profiles as one may in a day. Please come back tomorrow.',
  TOO_MANY_MAILS:
    'We have sent several mails already. Please look into your inbox and spam, or try again tomorrow.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is not ready. Please try again in a moment.',
  STORAGE_FULL: 'There is no room for more files at the moment. Please try again later.',
};

export const failuresText = { byCode };

import type { ErrorCode } from '@mala/contract/errors.ts';
import { type Message, type MessageTexts, messageText } from '@mala/contract/messages.ts';

/** The English text of each code for direct API callers; the interface has its own. */
export const ERROR_TEXTS: Record<ErrorCode, string> = {
  INVALID: 'Some of what was entered needs another look.',
  BAD_JSON: 'The request could not be read.',
  UNAUTHENTICATED: 'Please log in again.',
  LOGIN_FAILED: 'The mobile number or the password is not right.',
  SIGN_IN_EXPIRED: 'Signing in took too long. Please enter your password again.',
  PAYMENT_REQUIRED: 'Please choose a package to see the contact details of this profile.',
  FORBIDDEN: 'You may not do this.',
  ACCOUNT_CLOSED: 'This account is closed. Please write to support if you want to open it again.',
  SECOND_FACTOR_REQUIRED:
    'The office of this site needs a second step when signing in. Please set it up in your account.',
  CONFIRM_AGAIN: 'Please confirm once more that it is you.',
  PROFILE_INCOMPLETE: 'Please complete all six steps of your profile first.',
  PROFILE_PENDING: 'Your profile is being verified, usually within one to two days.',
  PROFILE_PAUSED: 'Your profile is paused. While others do not see it, you do not see theirs.',
  PROFILE_CLOSED: 'Your profile is closed because it is marked as married.',
  PROFILE_REFUSED: 'Your profile was not accepted. Please write to support.',
  NO_SUBSCRIPTION: 'You have no running subscription.',
  NOT_FOUND: 'This could not be found.',
  ENTRY_UNKNOWN: 'This link or code does not count, or not any more.',
  MOBILE_TAKEN: 'This mobile number is already registered. Please log in instead.',
  STATUS_NOT_REACHABLE: 'The profile cannot be moved to this status from its present one.',
  APPROVAL_NEEDS_COMPLETE: 'The profile is not complete yet, so it cannot be approved.',
  NOT_APPROVED: 'This can only be done with an approved profile.',
  REFERENCE_TAKEN: 'This payment reference has been used already.',
  PAYMENT_REFUNDED: 'This payment was refunded already.',
  CLAIM_WAITING: 'You have told us of a payment for this package already, and it waits.',
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
  TOO_MANY_LINKS:
    'There are as many links to the profile as there may be. End one to make another.',
  TOO_MANY_SEARCHES: 'No further search can be saved: remove one first.',
  SEARCH_NAME_TAKEN: 'You have a search of this name. Please choose another.',
  TOO_MANY_VIEWS: 'No further view can be saved: remove one first.',
  COMPLAINT_WAITING: 'You have told us of this profile already, and we are looking at it.',
  BASIC_FIRST: 'Please save the first step of the profile, then add photos and horoscopes.',
  NO_ADDRESS: 'There is no email address that a link may be mailed to.',
  WORKED_IN_OFFICE: 'This account once worked in the office, and payments name it.',
  PAUSED_BY_OFFICE: 'The office has paused this profile. Please write to support.',
  OBJECTED_ALREADY: 'You have objected to this correction already.',
  OBJECTION_LATE: 'This correction was made more than 30 days ago. Please write to support.',
  CANNOT_RESTORE:
    'The former values cannot be put back as they are: the profile has changed since. Please correct it, then answer.',
  ENTRY_SENT: 'The family has been asked to confirm this entry, or has confirmed it.',
  IMPORT_FAULTS: 'Something is wrong with rows of the table. Correct them or leave them out.',
  UNDO_LATE: 'A table can be taken back for a day after it was kept.',
  TOO_LARGE: 'That is too large to be sent.',
  FILE_TOO_LARGE: 'The file is too large.',
  PICTURE_TOO_LARGE: 'The picture has too many pixels. Please choose a smaller one.',
  TOO_MANY_PAGES:
    'This PDF has more than 10 pages. Please save the pages that show the horoscope as a PDF of their own.',
  TOO_MANY_ROWS: 'The table has more than 2,000 rows. Please send it in parts.',
  TOO_MANY_COLUMNS: 'The table has more than 100 columns.',
  UNSUPPORTED_TYPE: 'This kind of content cannot be read here.',
  NOT_A_PICTURE: 'Please choose a picture of the kind png, jpeg or gif.',
  NOT_A_HOROSCOPE_FILE: 'Please choose a file of the kind png, jpeg, gif, pdf, doc or docx.',
  NOT_A_TABLE: 'Please choose a table as CSV or XLSX, without a password.',
  NO_HEADINGS: 'No row of headings with profiles below was found in the table.',
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

/** The English text of each key in `Fields`, for direct API callers; the interface has its own. */
export const FIELD_TEXTS = {
  required: 'Required',
  invalid: 'Invalid value',
  unknownField: 'Unknown field',
  notInList: 'Choose one from the list',
  tooLong: (n: string) => `At most ${n} characters`,
  tooShort: (n: string) => `At least ${n} characters`,
  tooManyFiles: 'Too many files',
  atLeast: (n: string) => `Must be ${n} or more`,
  atMost: (n: string) => `Must be ${n} or less`,
  wholeNumber: 'Must be a whole number',
  badCharacters: 'Contains characters that cannot be used',
  linkInName: 'Write only the name, without a web or mail address',
  hiddenInName: 'Write the name without invisible or right-to-left characters',
  mobile: 'Invalid mobile number',
  email: 'Invalid email address',
  pincode: '6 digits without a 0 in front, like 625001',
  postcode: '3 to 10 letters and digits, like SW1A 1AA',
  date: 'A day of the calendar, like 1998-05-14',
  time: 'Hour, minute, and AM or PM, like 06:45 AM',
  bornTooEarly: (n: string) => `Choose ${n} or a later year`,
  brideTooYoung: 'A bride must be at least 18 years old',
  groomTooYoung: 'A groom must be at least 21 years old',
  genderFixed: 'Cannot be changed after approval. Please write to support.',
  casteOfLanguage: 'Not a caste of the chosen language: choose another caste or language',
  subcasteOfCaste: 'Not a subcaste of the chosen caste: choose one of its own',
  noSubcaste: 'The chosen caste has no subcastes: leave this empty',
  starOfRaasi: 'Not a birth star of the chosen raasi: choose another star or raasi',
  padhamOfStar:
    'Not a padham of this birth star in the chosen raasi: choose another padham or raasi',
  knownAndUnknown: 'Either give a value, or name the field in unknown',
  moreMarriedThanAll: 'More married than there are: choose at most as many as there are in all',
  mismatch: "Password and its confirmation doesn't match",
  passwordIsMobile: 'The password must not be the mobile number',
  passwordCommon: 'Many people use this password. Three or four words of your own are better',
  passwordPersonal:
    'This is easily guessed from your name, mobile number or this site. Please choose other words',
  wrongPassword: 'Not your present password',
  passwordForContact:
    'Your password is needed to change the email, a mobile number or the date of birth',
  sixDigits: 'The six digits that the app shows',
  eightDigits: 'The eight digits of the code',
  wrongCode: 'Not the present code of the app, or it was used already: wait for the next one',
  wrongRecoveryCode: 'Not one of the recovery codes, or it was used already',
  wrongPasskey: 'This passkey does not belong to the account, or it took too long',
  saysNoWishes: 'Say first what you look for (partner preferences): there is nothing to fit yet.',
  contact: (part: string) =>
    `“${part}” looks like a phone number, an address or a link, which cannot stand in this text`,
} as const satisfies MessageTexts;

/** The fields of a 400 in English. */
export function fieldTexts(faults: Readonly<Record<string, Message>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, message]) => [name, messageText(message, FIELD_TEXTS)]),
  );
}

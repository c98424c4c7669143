import { type Failure, places, row, toasts } from './row.ts';
import { fileRows, photoRows } from './rows-profile.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];
const ENTRY = '/api/admin/entry/:id';
const FAILED = 'Not kept yet: the site cannot be reached. It is tried again by itself.';
const GONE = 'This entry is no draft any more.';
const UNKNOWN =
  'There is nothing for this mobile number and code. Please check both, or ask the office for a new code.';
const UPLOAD: readonly Failure[] = ['FORBIDDEN', 'ENTRY_SENT'];

/** Entering profiles for others, and what families do with them. */
export const ENTRIES = {
  entries: [
    ...places('entries', 'GET /api/admin/entry/list/:page', GENERAL, SOME),
    ...toasts('begin-entry', 'POST /api/admin/entry', 'The entry could not be begun', [
      'TOO_MANY',
      ...SOME,
    ]),
  ],
  entry: places('entry', `GET ${ENTRY}`, 'The entry could not be loaded', ['NOT_FOUND', ...SOME]),
  entrySaved: [
    ...SOME.map((failure) => row('save-entry', `POST ${ENTRY}`, failure, { text: FAILED })),
    row('save-entry', `POST ${ENTRY}`, 'NOT_FOUND', { text: GONE }),
    row('save-entry', `POST ${ENTRY}`, 'ENTRY_SENT', { text: GONE }),
    row('save-entry', `POST ${ENTRY}`, 'CHANGED_MEANWHILE', {
      text: 'Somebody else has changed this entry meanwhile.',
    }),
  ],
  entrySent: [
    ...toasts('check-entry', `GET ${ENTRY}/check`, 'The family could not be asked', [
      'NOT_FOUND',
      ...SOME,
    ]),
    ...toasts('send-entry', `POST ${ENTRY}/send`, 'The family could not be asked', [
      'NOT_FOUND',
      'NO_ADDRESS',
      'TOO_MANY_MAILS',
      'TOO_MANY',
      ...SOME,
    ]),
  ],
  entryBack: toasts('take-entry-back', `POST ${ENTRY}/back`, 'It could not be taken back', [
    'NOT_FOUND',
    ...SOME,
  ]),
  entryErased: toasts('erase-entry', `DELETE ${ENTRY}`, 'The entry could not be erased', [
    'NOT_FOUND',
    'ENTRY_SENT',
    ...SOME,
  ]),
  entryFiles: [
    ...photoRows('entry-photo', `POST ${ENTRY}/photo`, UPLOAD),
    ...fileRows('entry-file', `POST ${ENTRY}/attachment`, UPLOAD),
    ...(['photo', 'attachment'] as const).flatMap((part) =>
      toasts(`remove-entry-${part}`, `DELETE ${ENTRY}/${part}`, 'It could not be removed', [
        'NOT_FOUND',
        'ENTRY_SENT',
        ...SOME,
      ]),
    ),
  ],
  confirmCode: [
    row('entry-code', 'POST /api/entry/open', 'ENTRY_UNKNOWN', { field: ['Code', UNKNOWN] }),
    ...toasts('entry-code', 'POST /api/entry/open', 'The profile could not be opened', [
      'TOO_MANY',
      'INTERNAL',
      502,
      'OFFLINE',
    ]),
  ],
  confirmEntry: [
    ...toasts('confirm-entry', 'POST /api/entry/confirm', 'The profile could not be created', [
      'STORAGE_FULL',
      'TOO_MANY',
      'INTERNAL',
      502,
      'OFFLINE',
    ]),
    row('confirm-entry', 'POST /api/entry/confirm', 'MOBILE_TAKEN', {
      text: 'This mobile number has an account already. If it is yours, log in, and open this link again to take the profile over.',
    }),
    row('confirm-entry', 'POST /api/entry/confirm', 'ENTRY_UNKNOWN', {
      text: 'This link does not work any more',
    }),
  ],
  takeOver: [
    ...toasts('take-over', 'POST /api/entry/take-over', 'It could not be taken over', [
      'PROFILE_BEGUN',
      'STORAGE_FULL',
      'TOO_MANY',
      ...SOME,
    ]),
    row('take-over', 'POST /api/entry/take-over', 'ENTRY_UNKNOWN', {
      text: 'This link does not work any more',
    }),
  ],
};

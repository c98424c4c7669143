import { savedSearchesText } from '../../app/i18n/en/saved-searches.ts';
import { type Failure, fieldRow, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];
/** Why a member is refused, and the heading of the page that says so. */
const STANDINGS = {
  PROFILE_INCOMPLETE: 'Complete your profile first',
  PROFILE_PAUSED: 'Your profile is paused',
  PROFILE_CLOSED: 'Congratulations on the marriage',
  PROFILE_REFUSED: 'Your profile was not accepted',
} as const;
const REFUSED = Object.keys(STANDINGS) as (keyof typeof STANDINGS)[];

const LIST = 'GET /api/saved-searches';
const SAVE = 'POST /api/saved-searches';
const CHANGE = 'POST /api/saved-searches/:id';
const LOOK = 'POST /api/saved-searches/:id/look';
const REMOVE = 'DELETE /api/saved-searches/:id';
const { loadFailed, removed, dialog, mail } = savedSearchesText;

/** Saved searches, and the mails about them. */
export const SAVED_SEARCHES = {
  savedSearches: [
    ...REFUSED.map((code) =>
      row('saved-searches', LIST, code, { page: ['/forbidden', STANDINGS[code]] }),
    ),
    ...places('saved-searches', LIST, loadFailed, ['TOO_MANY', ...SOME]),
  ],
  saveSearch: [
    fieldRow('save-search', SAVE, ['name', dialog.name], 'tooLong:60'),
    ...toasts('save-search', SAVE, GENERAL, [
      'TOO_MANY_SEARCHES',
      'SEARCH_NAME_TAKEN',
      'TOO_MANY',
      ...REFUSED,
      ...SOME,
    ]),
  ],
  renameSearch: toasts('change-search', CHANGE, GENERAL, [
    'NOT_FOUND',
    'SEARCH_NAME_TAKEN',
    'TOO_MANY',
    ...REFUSED,
    ...SOME,
  ]),
  lookAtSearch: (['NOT_FOUND', 'TOO_MANY', 'INTERNAL', 'OFFLINE', ...REFUSED] as const).map(
    (failure) =>
      row('look-at-search', LOOK, failure, {
        nothing: 'the list is shown, and what is new stays counted as new',
      }),
  ),
  removeSearch: [
    row('remove-search', REMOVE, 'NOT_FOUND', { notice: [removed.title, removed.message] }),
    ...toasts('remove-search', REMOVE, GENERAL, ['TOO_MANY', ...REFUSED, ...SOME]),
  ],
  digest: [
    ...places('digest', 'GET /api/digest', mail.loadFailed, SOME),
    ...toasts('choose-digest', 'POST /api/digest', mail.saveFailed, [
      'TOO_MANY',
      'FORBIDDEN',
      ...SOME,
    ]),
  ],
} satisfies Record<string, Row[]>;

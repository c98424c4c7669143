import { preferencesText } from '../../app/i18n/en/preferences.ts';
import { fieldRow, places, toasts } from './row.ts';

const LOAD = 'GET /api/profile/:userId/preferences';
const SAVE = 'POST /api/profile/:userId/preferences';

/** What a family looks for. */
export const PREFERENCES = {
  preferences: [
    ...places('load-preferences', LOAD, preferencesText.loadFailed, [
      'NOT_FOUND',
      'INTERNAL',
      'OFFLINE',
    ]),
    fieldRow('save-preferences', SAVE, ['state', 'State'], 'notInList'),
    ...toasts('save-preferences', SAVE, 'Something went wrong...', [
      'FORBIDDEN',
      'NOT_FOUND',
      'TOO_MANY',
      ...(['INTERNAL', 502, 'EMPTY', 'OFFLINE'] as const),
    ]),
  ],
};

import { lookingText } from '../../app/i18n/en/looking.ts';
import { type Failure, places, row, toasts } from './row.ts';

const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];
const GENERAL = 'Something went wrong...';
const ANSWER = 'POST /api/still-looking';

/** Where the tests open the link. */
export const LOOKING_PAGE = '/mail/looking/somebody/an-asking/a-secret';

/** The link that asks whether one is still looking, and the calls of the office. */
export const LOOKING = {
  looking: [
    ...toasts('looking', ANSWER, lookingText.failed, ['TOO_MANY', ...ANY]),
    row('looking', ANSWER, 'NOT_FOUND', { page: [LOOKING_PAGE, lookingText.wrong.title] }),
  ],
  calls: places('calls', 'GET /api/admin/calls/:page', GENERAL, ['FORBIDDEN', ...SOME]),
  recordCall: toasts('record-call', 'POST /api/admin/call/:id', GENERAL, [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'FORBIDDEN',
    ...ANY,
  ]),
};

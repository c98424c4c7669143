import { linksText } from '../../app/i18n/en/links.ts';
import { sharedProfileText } from '../../app/i18n/en/shared-profile.ts';
import { type Failure, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];
const STANDINGS: readonly Failure[] = [
  'PROFILE_INCOMPLETE',
  'PROFILE_PENDING',
  'PROFILE_PAUSED',
  'PROFILE_CLOSED',
  'PROFILE_REFUSED',
];

const MAKE = 'POST /api/share-link';
const END = 'DELETE /api/share-link/:id';
const OPEN = 'POST /api/share-link/open';

/** Where the tests open a link. */
export const SHARED_PAGE = '/tamilmala/shared/a-link/a-secret';
const GONE = { page: [SHARED_PAGE, sharedProfileText.gone.title] } as const;

/** Biodata, links to one's own profile, and how others see it. */
export const SHARING = {
  biodata: toasts('biodata', 'GET /api/profile/biodata/:profileId', GENERAL, [
    'NOT_FOUND',
    ...STANDINGS,
    'TOO_MANY',
    ...ANY,
  ]),
  ownLinks: places('own-links', 'GET /api/share-link', GENERAL, ['FORBIDDEN', ...SOME]),
  makeLink: [
    ...toasts('make-link', MAKE, GENERAL, [
      ...STANDINGS,
      'TOO_MANY_LINKS',
      'TOO_MANY',
      'FORBIDDEN',
      ...ANY,
    ]),
    row('make-link', MAKE, 'CONFIRM_AGAIN', { text: 'Please confirm that it is you' }),
  ],
  endLink: [
    row('end-link', END, 'NOT_FOUND', {
      notice: [linksText.ended.title, linksText.ended.message],
    }),
    ...toasts('end-link', END, GENERAL, ['TOO_MANY', 'FORBIDDEN', ...SOME]),
  ],
  openLink: [
    row('open-link', OPEN, 'NOT_FOUND', GONE),
    row('open-link', OPEN, 'INVALID', GONE),
    ...places('open-link', OPEN, GENERAL, ['TOO_MANY', ...SOME]),
  ],
  seen: places('seen', 'GET /api/seen', GENERAL, ['FORBIDDEN', ...SOME]),
} satisfies Record<string, Row[]>;

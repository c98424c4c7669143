import { type Failure, fieldRow, messageOf, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
/** A limit is no fault, and is not called one. */
const SPENT = 'That is enough for now';
const LIMITS: readonly Failure[] = ['TOO_MANY', 'TOO_MANY_LISTS', 'TOO_MANY_CARDS'];
const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];

const LIST = 'POST /api/profile/recent/:page';
const VIEW = 'GET /api/profile/view/:profileId';
const SIMILAR = 'GET /api/profile/similar/:profileId';
const DOWNLOAD = 'GET /api/profile/download/:profileId';
const SUBSCRIPTION = 'GET /api/subscription';
const TELL = 'POST /api/payment/claim';
const RECEIPT = 'GET /api/payment/:id/receipt';
const DOWNLOADS = 'GET /api/subscription/download/list/:page';

/** Why a member is refused, as shown by the page that he is redirected to. */
const STANDINGS = {
  PROFILE_INCOMPLETE: 'Complete your profile first',
  PROFILE_PAUSED: 'Your profile is paused',
  PROFILE_CLOSED: 'Congratulations on the marriage',
  PROFILE_REFUSED: 'Your profile was not accepted',
  PROFILE_PENDING: 'Congratulations!',
} as const;
type Standing = keyof typeof STANDINGS;

/** Who may not search, nor shortlist (server rules, section 3). */
const REFUSED_LIST: readonly Standing[] = [
  'PROFILE_INCOMPLETE',
  'PROFILE_PAUSED',
  'PROFILE_CLOSED',
  'PROFILE_REFUSED',
];

const led = (name: string, call: string, to: string, codes: readonly Standing[]) =>
  codes.map((code) => row(name, call, code, { page: [to, STANDINGS[code]] }));

const spent = (name: string) =>
  LIMITS.map((failure) => row(name, LIST, failure, { place: [SPENT, messageOf(failure)] }));

/** The home page, the search, profiles, packages. */
export const SEARCH = {
  home: SOME.map((failure) =>
    row('home', 'GET /api/home', failure, {
      nothing: 'the page reads well without faces and marriages',
    }),
  ),
  search: [
    ...led('search', LIST, '/forbidden', REFUSED_LIST),
    ...spent('search'),
    ...places('search', LIST, GENERAL, ANY),
  ],
  searchCounts: (['INTERNAL', 'TOO_MANY', 'OFFLINE', ...REFUSED_LIST] as const).map((failure) =>
    row('search-counts', 'POST /api/profile/count', failure, {
      nothing: 'the filters have no counts, and work as well without them',
    }),
  ),
  preferredStates: toasts('preferred-states', 'POST /api/account/preferred-states', GENERAL, [
    'TOO_MANY',
    'FORBIDDEN',
    ...SOME,
  ]),
  searchByWishes: toasts('search-by-wishes', 'POST /api/account/search-by-wishes', GENERAL, [
    'TOO_MANY',
    'FORBIDDEN',
    ...SOME,
  ]),
  searchMore: [...spent('search-more'), ...places('search-more', LIST, GENERAL, SOME)],
  shortlist: [
    ...toasts('shortlist', 'POST /api/profile/shortlist', 'Error shortlisting...', [
      'NOT_FOUND',
      'TOO_MANY',
      ...REFUSED_LIST,
      ...ANY,
    ]),
    ...toasts('shortlist-remove', 'DELETE /api/profile/shortlist', 'Error shortlisting...', [
      'NOT_FOUND',
      'TOO_MANY',
      ...REFUSED_LIST,
      ...SOME,
    ]),
  ],
  hidden: [
    ...toasts('hide', 'POST /api/profile/hidden', GENERAL, [
      'NOT_FOUND',
      'TOO_MANY',
      ...REFUSED_LIST,
      ...ANY,
    ]),
    ...toasts('unhide', 'DELETE /api/profile/hidden', GENERAL, [
      'NOT_FOUND',
      'TOO_MANY',
      ...REFUSED_LIST,
      ...SOME,
    ]),
  ],
  profile: [
    ...led('profile', VIEW, '/register-upgrade', [
      'PROFILE_INCOMPLETE',
      'PROFILE_PENDING',
      'PROFILE_PAUSED',
      'PROFILE_CLOSED',
      'PROFILE_REFUSED',
    ]),
    row('profile', VIEW, 'NOT_FOUND', {
      text: 'This profile is not available',
    }),
    row('profile', VIEW, 'TOO_MANY_PROFILES', { text: messageOf('TOO_MANY_PROFILES') }),
    ...places('profile', VIEW, GENERAL, ANY),
  ],
  similar: [
    ...places('similar', SIMILAR, GENERAL, [
      'NOT_FOUND',
      'PROFILE_PENDING',
      ...REFUSED_LIST,
      ...ANY,
    ]),
    ...(['TOO_MANY_LISTS', 'TOO_MANY_CARDS'] as const).map((failure) =>
      row('similar', SIMILAR, failure, { place: [SPENT, messageOf(failure)] }),
    ),
  ],
  quota: [
    ...places('quota', SUBSCRIPTION, GENERAL, SOME),
    row('quota', SUBSCRIPTION, 'NO_SUBSCRIPTION', { text: 'Upgrade to View Contact' }),
  ],
  download: [
    ...toasts('download', DOWNLOAD, 'Access Denied', [
      'PROFILE_INCOMPLETE',
      'PROFILE_PENDING',
      'PROFILE_PAUSED',
      'PROFILE_CLOSED',
      'PROFILE_REFUSED',
      'NOT_FOUND',
      'TOO_MANY_PROFILES',
      403,
    ]),
    ...toasts('download', DOWNLOAD, GENERAL, ANY),
    row('download', DOWNLOAD, 'PAYMENT_REQUIRED', { page: ['/upgrade', 'Upgrade'] }),
  ],
  ownPayments: places('own-payments', 'GET /api/payment/list', GENERAL, SOME),
  receipt: [
    row('receipt', RECEIPT, 'NOT_FOUND', { text: 'There is no such receipt' }),
    ...places('receipt', RECEIPT, GENERAL, SOME),
  ],
  ownClaims: [
    ...places('own-claims', 'GET /api/payment/claim', GENERAL, ['FORBIDDEN', ...SOME]),
    ...toasts('withdraw-claim', 'DELETE /api/payment/claim/:id', GENERAL, [
      'NOT_FOUND',
      'FORBIDDEN',
      ...SOME,
    ]),
    ...toasts('screenshot', 'POST /api/payment/claim/:id/screenshot', GENERAL, [
      'NOT_FOUND',
      'NOT_A_PICTURE',
      'PICTURE_TOO_LARGE',
      'FILE_TOO_LARGE',
      'FILE_TOO_COMPLEX',
      'STORAGE_FULL',
      'TOO_MANY',
      'FORBIDDEN',
      413,
      ...SOME,
    ]),
  ],
  tell: [
    row('tell', TELL, 'REFERENCE_TAKEN', {
      field: ['Payment reference', messageOf('REFERENCE_TAKEN')],
    }),
    fieldRow('tell', TELL, ['paid_on', 'Day of the payment'], 'date'),
    ...toasts('tell', TELL, GENERAL, ['CLAIM_WAITING', 'TOO_MANY', 'FORBIDDEN', ...SOME]),
  ],
  startOrder: toasts('start-order', 'POST /api/payment/order', GENERAL, [
    'NOT_FOUND',
    'PROFILE_INCOMPLETE',
    'PROFILE_PAUSED',
    'PROFILE_CLOSED',
    'PROFILE_REFUSED',
    'UNAVAILABLE',
    'TOO_MANY',
    'FORBIDDEN',
    ...SOME,
  ]),
  order: [
    row('order', 'GET /api/payment/order/:id', 'NOT_FOUND', {
      nothing: 'the order of somebody else is no matter of this page',
    }),
    ...places('order', 'GET /api/payment/order/:id', GENERAL, ['FORBIDDEN', ...SOME]),
  ],
  packages: places('packages', 'GET /api/packages', GENERAL, SOME),
  subscription: [
    row('subscription', SUBSCRIPTION, 'NO_SUBSCRIPTION', { page: ['/upgrade', 'Upgrade'] }),
    ...places('subscription', SUBSCRIPTION, GENERAL, SOME),
    row('downloads', DOWNLOADS, 'NO_SUBSCRIPTION', { page: ['/upgrade', 'Upgrade'] }),
    ...places('downloads', DOWNLOADS, GENERAL, SOME),
  ],
  downloadsMore: places('downloads-more', DOWNLOADS, GENERAL, SOME),
} satisfies Record<string, Row[]>;

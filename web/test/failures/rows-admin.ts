import {
  type Failure,
  fieldRow,
  messageOf,
  notLoaded,
  places,
  type Row,
  row,
  toasts,
} from './row.ts';

const GENERAL = 'Something went wrong...';
/** FORBIDDEN: somebody who is no longer an administrator. */
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];
const FAULTS: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];

const LIST = 'POST /api/admin/profile/list/:page';
const CORRECT = 'POST /api/admin/payment/:id/correct';
const REFUND = 'POST /api/admin/payment/:id/refund';
const ACTIVATE = 'POST /api/admin/profile/:id/subscription';

/** The administrators' screens. */
export const ADMIN = {
  adminList: [
    ...places('admin-list', LIST, GENERAL, ['TOO_MANY', ...FAULTS]),
    {
      ...row('admin-list', LIST, 'INVALID', {
        ...notLoaded(GENERAL, 'INVALID'),
        field: ['MM / MF id', 'Invalid value'],
      }),
      faults: { 'mid.0': 'invalid' },
    },
    row('admin-list', LIST, 'FORBIDDEN', { page: ['/forbidden', 'Complete your profile first'] }),
  ],
  adminMore: places('admin-more', LIST, GENERAL, FAULTS),
  status: toasts('status', 'POST /api/admin/profile/:id/status', GENERAL, [
    'STATUS_NOT_REACHABLE',
    'APPROVAL_NEEDS_COMPLETE',
    'CHANGED_MEANWHILE',
    'DECIDED_ALREADY',
    'NOT_FOUND',
    ...SOME,
  ]),
  reviewQueue: places('review-queue', 'POST /api/admin/review/next', GENERAL, SOME),
  reviewLook: ['NOT_FOUND' as const, ...SOME].map((failure) =>
    row('review-look', 'GET /api/admin/review/:id', failure, {
      text: 'The contact could not be loaded.',
    }),
  ),
  featured: toasts('featured', 'POST /api/admin/profile/:id/featured', GENERAL, [
    'NOT_APPROVED',
    'NOT_FOUND',
    ...SOME,
  ]),
  activation: [
    ...places('activation-packages', 'GET /api/packages', GENERAL, FAULTS),
    row('activation', ACTIVATE, 'REFERENCE_TAKEN', {
      field: ['Payment reference', messageOf('REFERENCE_TAKEN')],
    }),
    fieldRow('activation', ACTIVATE, ['payment_reference', 'Payment reference'], 'tooLong:80'),
    ...toasts('activation', ACTIVATE, GENERAL, ['NOT_FOUND', ...SOME]),
  ],
  claims: [
    ...places('claims', 'GET /api/admin/payment/claim/list/:page', GENERAL, SOME),
    ...toasts('refuse-claim', 'POST /api/admin/payment/claim/:id/refuse', GENERAL, [
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  payments: places('payments', 'POST /api/admin/payment/list/:page', GENERAL, SOME),
  correction: toasts('correction', CORRECT, GENERAL, [
    'REFERENCE_TAKEN',
    'PAYMENT_REFUNDED',
    'NOT_FOUND',
    ...SOME,
  ]),
  refund: [
    fieldRow('refund', REFUND, ['amount', 'Amount given back (Rs.)'], 'atMost:599'),
    ...toasts('refund', REFUND, GENERAL, ['PAYMENT_REFUNDED', 'NOT_FOUND', ...SOME]),
  ],
  marriages: [
    ...places('marriages', 'GET /api/admin/marriage', 'The photos could not be loaded', SOME),
    ...toasts('add-marriage', 'POST /api/admin/marriage', GENERAL, [
      'NOT_A_PICTURE',
      'FILE_TOO_LARGE',
      'PICTURE_TOO_LARGE',
      'FILE_TOO_COMPLEX',
      'STORAGE_FULL',
      'TOO_MANY',
      413,
      ...SOME,
    ]),
    ...toasts('remove-marriage', 'DELETE /api/admin/marriage', GENERAL, ['NOT_FOUND', ...SOME]),
  ],
  waitingPhotos: [
    ...places('waiting-photos', 'GET /api/admin/photo/waiting/:page', GENERAL, SOME),
    ...toasts('review-photo', 'POST /api/admin/photo/:id/decision', GENERAL, [
      'CHANGED_MEANWHILE',
      'PHOTO_DECIDED',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  waitingTexts: [
    ...places('waiting-texts', 'GET /api/admin/text/waiting/:page', GENERAL, SOME),
    ...toasts('review-text', 'POST /api/admin/text/:id/decision', GENERAL, [
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  waitingChanges: [
    ...places('waiting-changes', 'GET /api/admin/change/waiting/:page', GENERAL, SOME),
    ...toasts('review-change', 'POST /api/admin/profile/:id/change', GENERAL, [
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
  heavyReaders: places('heavy-readers', 'GET /api/admin/heavy-reader/:page', GENERAL, SOME),
  failedMails: [
    ...places('failed-mails', 'GET /api/admin/mail/failed/:page', GENERAL, SOME),
    ...toasts('retry-mail', 'POST /api/admin/mail/failed/:id/retry', GENERAL, [
      'NOT_FOUND',
      ...SOME,
    ]),
    ...toasts('drop-mail', 'DELETE /api/admin/mail/failed/:id', GENERAL, ['NOT_FOUND', ...SOME]),
  ],
  desk: places('desk', 'GET /api/admin/desk', GENERAL, SOME),
  find: (['TOO_MANY', ...SOME] as const).map((failure) =>
    row('find', 'POST /api/admin/profile/find', failure, { text: messageOf(failure) }),
  ),
  history: places('history', 'GET /api/admin/history/:page', GENERAL, SOME),
} satisfies Record<string, Row[]>;

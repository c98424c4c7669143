import { faultSaid } from './messages.ts';
import { type Failure, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const TOO_LONG = 'At most 80 characters';

const CAPTION = 'POST /api/profile/:userId/photo/caption';
const ORDER = 'POST /api/profile/:userId/photo/order';
const REMOVE = 'DELETE /api/profile/:userId/photo';
const RESTORE = 'POST /api/profile/:userId/photo/restore';

/** Changes of existing photos. */
export const ALBUM = {
  album: [
    ...toasts('order-photos', ORDER, GENERAL, ['PHOTOS_CHANGED', 'NOT_FOUND', ...SOME]),
    {
      ...row('caption', CAPTION, 'INVALID', { text: TOO_LONG }),
      faults: { caption: 'tooLong:80' },
    },
    {
      ...row('caption-contact', CAPTION, 'INVALID', { text: faultSaid('contact:98400 12345') }),
      faults: { caption: 'contact:98400 12345' },
    },
    ...toasts('caption', CAPTION, GENERAL, ['NOT_FOUND', ...SOME]),
    ...toasts('remove-photo', REMOVE, GENERAL, ['NOT_FOUND', ...SOME]),
    ...toasts('restore-photo', RESTORE, GENERAL, ['TOO_MANY_PHOTOS', ...SOME]),
    row('restore-photo', RESTORE, 'NOT_FOUND', {
      text: 'This photo can no longer be brought back. You can upload it again.',
    }),
  ],
} satisfies Record<string, Row[]>;

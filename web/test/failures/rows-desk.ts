import { type Failure, places, type Row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
/** FORBIDDEN: somebody who is no longer an administrator. */
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];

/** The figures, what changed live, and saved views. */
export const DESK = {
  numbers: places('numbers', 'GET /api/admin/numbers', GENERAL, ['TOO_MANY', ...SOME]),
  liveChanges: [
    ...places('live-changes', 'GET /api/admin/change/live/:page', GENERAL, SOME),
    ...toasts('see-live-changes', 'POST /api/admin/change/live', GENERAL, ['TOO_MANY', ...SOME]),
  ],
  views: places('views', 'GET /api/admin/views', GENERAL, SOME),
  saveView: toasts('save-view', 'POST /api/admin/views', GENERAL, [
    'TOO_MANY_VIEWS',
    'TOO_MANY',
    ...SOME,
  ]),
  changeViews: [
    ...toasts('rename-view', 'POST /api/admin/views/:id', GENERAL, [
      'NOT_FOUND',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('remove-view', 'DELETE /api/admin/views/:id', GENERAL, [
      'NOT_FOUND',
      'TOO_MANY',
      ...SOME,
    ]),
  ],
} satisfies Record<string, Row[]>;

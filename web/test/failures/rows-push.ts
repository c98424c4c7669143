import { notificationsText } from '../../app/i18n/en/notifications.ts';
import { type Failure, places, row, toasts } from './row.ts';

const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const SOME: readonly Failure[] = ['INTERNAL', 502, 'OFFLINE'];
const OWN: readonly Failure[] = ['FORBIDDEN', 'TOO_MANY', ...ANY];
const text = notificationsText;

const KEEP = 'POST /api/push/keep';

/** The page of notifications. */
export const NOTIFICATIONS = {
  push: places('push', 'GET /api/push', text.failed, ['FORBIDDEN', ...SOME]),
  pushOn: toasts('push-on', 'POST /api/push/subscribe', text.onFailed, OWN),
  pushOff: toasts('push-off', 'POST /api/push/unsubscribe', text.offFailed, OWN),
  pushStop: toasts('push-stop', 'POST /api/push/stop', text.offFailed, OWN),
  pushChoice: toasts('push-choice', 'POST /api/push/choices', text.saveFailed, OWN),
  pushKeep: (['FORBIDDEN', 'TOO_MANY', ...SOME] as const).map((failure) =>
    row('push-keep', KEEP, failure, {
      nothing: 'the device is taken to show none, and the button turns it on again',
    }),
  ),
};

import type { Sending } from './calls.ts';
import { MEMBERS, type Row } from './calls-by-role.ts';
import { pretendBrowser } from './push-service.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/matrix';
const language = 'en';

/** Notifications of a member's devices. */
export const PUSH_CALLS: Readonly<Record<string, { row: Row; sent?: () => Sending }>> = {
  'push.read': { row: MEMBERS },
  'push.subscribe': {
    row: MEMBERS,
    sent: () => ({ body: { endpoint, keys: pretendBrowser().keys, language } }),
  },
  'push.unsubscribe': { row: MEMBERS, sent: () => ({ body: { endpoint } }) },
  'push.keep': { row: MEMBERS, sent: () => ({ body: { endpoint, language } }) },
  'push.stop': { row: MEMBERS },
  'push.choose': {
    row: MEMBERS,
    sent: () => ({ body: { kind: 'package-ending', wanted: true } }),
  },
};

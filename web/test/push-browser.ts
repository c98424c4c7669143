import { vi } from 'vitest';

/** The keys of a browser and of a site, well-formed. */
const KEY = `BN${'A'.repeat(85)}`;
export const SITE_KEY = KEY;

interface Pretended {
  /** what the browser has been told before */
  permission: NotificationPermission;
  /** what the person says when asked */
  says: NotificationPermission;
  /** whether it is subscribed already */
  subscribed: boolean;
  /** that its push service cannot be reached */
  broken: boolean;
}

/**
 * Has the browser of the test show notifications without a push service; gives what was asked of it. Goes with vi.unstubAllGlobals and
 * vi.restoreAllMocks.
 */
export function pretendPush({
  permission = 'default',
  says = 'granted',
  subscribed = false,
  broken = false,
}: Partial<Pretended> = {}) {
  const asked = { permission: 0, unsubscribed: 0 };
  let subscription: object | null = null;
  const make = () => {
    subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/this-one',
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/this-one',
        keys: { p256dh: KEY, auth: 'A'.repeat(22) },
      }),
      async unsubscribe() {
        asked.unsubscribed += 1;
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  if (subscribed) make();
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      async subscribe() {
        if (broken) throw new DOMException('Registration failed', 'AbortError');
        return make();
      },
    },
  } as unknown as ServiceWorkerRegistration;
  let now = permission;
  vi.stubGlobal('Notification', {
    get permission() {
      return now;
    },
    async requestPermission() {
      asked.permission += 1;
      now = says;
      return now;
    },
  });
  vi.stubGlobal('PushManager', class {});
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, 'getRegistrations').mockImplementation(async () => [registration]);
  vi.spyOn(serviceWorker, 'register').mockImplementation(async () => registration);
  vi.spyOn(serviceWorker, 'ready', 'get').mockImplementation(async () => registration);
  return asked;
}

export function endPretence(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

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
  /** whether the files of the service worker come */
  installs: boolean;
  /** what its push service calls it */
  address: string;
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
  installs = true,
  address = 'https://fcm.googleapis.com/fcm/send/this-one',
}: Partial<Pretended> = {}) {
  const asked = { permission: 0, unsubscribed: 0 };
  let subscription: object | null = null;
  const make = () => {
    subscription = {
      endpoint: address,
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: address,
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
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const install = () => {
    worker.state = installs ? 'activated' : 'redundant';
    worker.dispatchEvent(new Event('statechange'));
  };
  const registration = {
    ...{ active: null, installing: worker, waiting: null },
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
  vi.spyOn(serviceWorker, 'register').mockImplementation(async () => {
    setTimeout(install);
    return registration;
  });
  return asked;
}

export function endPretence(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

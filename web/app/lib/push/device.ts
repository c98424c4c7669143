import { languagePrefix } from '@mala/contract/communities/languages.ts';
import { language } from '../../i18n/en/language.ts';
import { readStored, writeStored } from '../browser-storage.ts';

/** Whether this browser can show notifications; 'home-screen': once the site is opened from there, as on iPhones. */
export type PushSupport = 'here' | 'home-screen' | 'none';

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // an iPad that says it is a Mac
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'here';
  return isApple() && !matchMedia('(display-mode: standalone)').matches ? 'home-screen' : 'none';
}

/** The subscription of this browser, whichever language it was made in; null without one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'here') return null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const found = await Promise.all(
    registrations.map(({ pushManager }) => pushManager.getSubscription()),
  );
  return found.find((one) => one !== null) ?? null;
}

/** The bytes of a public key, as browsers of any age take it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
}

const sameBytes = (buffer: ArrayBuffer | null, bytes: Uint8Array) =>
  buffer === null || new Uint8Array(buffer).every((one, index) => one === bytes[index]);

/** Whether a subscription was made for this key of the site: for another one nothing comes. */
export function isFor(subscription: PushSubscription, key: string): boolean {
  return sameBytes(subscription.options.applicationServerKey, bytesOf(key));
}

/** Of installing the worker, whose files may not come. */
const INSTALL_MS = 20_000;

/** Waits until a registration has a worker that can be told; throws where it cannot be installed. */
async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the service worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => reject(new Error('the service worker takes too long')), INSTALL_MS);
    look();
  });
}

/**
 * Asks the person, and subscribes this browser; null if the person says no. Only to be called by a press of a button. Throws where the
 * browser cannot.
 */
export async function subscribeHere(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const address = `${languagePrefix(language.tag)}/service-worker.js`;
  const registration = await navigator.serviceWorker.register(address);
  await untilActive(registration);
  const { pushManager } = registration;
  const former = await findSubscription();
  if (former && !isFor(former, key)) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** A subscription as the server is told of it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint, keys: { p256dh, auth }, language: language.tag };
}

const ADDRESS = 'mala.push';

/** The address by which the server last told this browser: the browser may have given itself another one since. */
export const readAddress = (): string | null => readStored('localStorage', ADDRESS);
export const keepAddress = (address: string | null): void =>
  writeStored('localStorage', ADDRESS, address);

import { keepPush, subscribePush, unsubscribePush } from '@mala/contract/push.ts';
import { language } from '../../i18n/en/language.ts';
import { call } from '../api.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { hasOwnProfile } from '../session/own-profile.ts';
import type { Me } from '../session/session.ts';
import { bodyOf, findSubscription, keepAddress, pushSupport, readAddress } from './device.ts';

/**
 * After a sign-in: tells the server that this browser shows notifications, which then end with the new session. What it does not know, or
 * knows as another person's, is given up, so that nobody reads on this device what is told to somebody else. Returns whether it shows
 * them.
 */
export function keepPushHere(): Promise<boolean> {
  keeping ??= keep().finally(() => {
    keeping = null;
  });
  return keeping;
}

// the page of notifications asks at the same time as a sign-in
let keeping: Promise<boolean> | null = null;

const findHere = async () =>
  pushSupport() === 'here' && Notification.permission === 'granted' ? findSubscription() : null;

const isOwn = async (endpoint: string) =>
  (await call(keepPush, { body: { endpoint, language: language.tag } })).kept;

/** Tells the server of an address that the browser gave itself, if the former one is the member's; returns whether it is. */
async function move(subscription: PushSubscription): Promise<boolean> {
  const former = readAddress();
  if (!former || former === subscription.endpoint) return false;
  // the service worker may have told it meanwhile
  if (!(await isOwn(former))) return isOwn(subscription.endpoint);
  await call(subscribePush, { body: bodyOf(subscription) });
  await call(unsubscribePush, { body: { endpoint: former } });
  return true;
}

async function keep(): Promise<boolean> {
  const subscription = await findHere();
  if (!subscription) return false;
  const { endpoint } = subscription;
  const kept = (await isOwn(endpoint)) || (await move(subscription));
  keepAddress(kept ? endpoint : null);
  if (!kept) await subscription.unsubscribe();
  return kept;
}

const MARK = 'mala.push';

/** Of the office nobody is told anything, so that what is left here is a member's, or of before one got a role. */
async function giveUp(): Promise<void> {
  keepAddress(null);
  await (await findHere())?.unsubscribe();
}

/** Does so once in each tab and for each person; without an answer, at the next page. */
export async function settlePush(me: Me): Promise<void> {
  const { user_id } = me;
  if (readStored('sessionStorage', MARK) === user_id) return;
  await (hasOwnProfile(me) ? keepPushHere() : giveUp()).then(
    () => writeStored('sessionStorage', MARK, user_id),
    () => undefined,
  );
}

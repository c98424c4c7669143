import { keepPush } from '@mala/contract/push.ts';
import { language } from '../../i18n/en/language.ts';
import { call } from '../api.ts';
import { findSubscription, pushSupport } from './device.ts';

/**
 * After a sign-in: tells the server that this browser shows notifications, which then end with the new session. What it does not know, or
 * knows as another person's, is given up, so that nobody reads on this device what is told to somebody else. Returns whether it shows
 * them.
 */
export async function keepPushHere(): Promise<boolean> {
  if (pushSupport() !== 'here' || Notification.permission !== 'granted') return false;
  const subscription = await findSubscription();
  if (!subscription) return false;
  const body = { endpoint: subscription.endpoint, language: language.tag };
  const { kept } = await call(keepPush, { body });
  if (!kept) await subscription.unsubscribe();
  return kept;
}

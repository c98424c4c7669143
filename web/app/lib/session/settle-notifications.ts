import type { Me } from './session.ts';

/** Whose notifications this browser shows; nothing is asked. */
export function settleNotifications(me: Me): void {
  if (window.Notification?.permission !== 'granted') return;
  void import('../push/keep-here.ts').then(
    ({ settlePush }) => settlePush(me),
    () => undefined,
  );
}

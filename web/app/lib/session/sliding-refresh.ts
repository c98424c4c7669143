import { renewSession } from './session.ts';
import { onTokenChange, readToken } from './token.ts';

const MINUTE = 60_000;
const REFRESH_AFTER = 10 * MINUTE;
const ACTIVE_WITHIN = 5 * MINUTE;
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Renews the token while the person is active, so that nobody loses a half-filled form when it expires (server rules,
 * section 6). The age is measured here and not from `iat`, because clocks of phones are wrong.
 */
export function keepSessionFresh(): () => void {
  let activeAt = 0;
  // a token found at startup may be of any age
  let writtenAt = Number.NEGATIVE_INFINITY;
  const act = () => {
    activeAt = Date.now();
  };
  const tick = () => {
    const now = Date.now();
    if (!readToken() || now - activeAt > ACTIVE_WITHIN || now - writtenAt < REFRESH_AFTER) return;
    // a failure is retried a minute later; a rejected token has ended the session
    renewSession().catch(() => undefined);
  };
  const unwatch = onTokenChange(() => {
    writtenAt = Date.now();
  });
  const timer = setInterval(tick, MINUTE);
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true, capture: true });
  return () => {
    unwatch();
    clearInterval(timer);
    for (const sign of SIGNS) removeEventListener(sign, act, { capture: true });
  };
}

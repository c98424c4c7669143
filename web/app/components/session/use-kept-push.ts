import { useEffect } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';

const MARK = 'mala.push';

/** Once in each tab and for each person: settles whose notifications a browser shows that may show some. Asks nothing. */
export function useKeptPush(me: Me): void {
  const { user_id } = me;
  const own = hasOwnProfile(me);
  useEffect(() => {
    if (!own || !('Notification' in window) || Notification.permission !== 'granted') return;
    if (readStored('sessionStorage', MARK) === user_id) return;
    import('../../lib/push/keep-here.ts')
      .then(({ keepPushHere }) => keepPushHere())
      .then(() => writeStored('sessionStorage', MARK, user_id))
      // without an answer: at the next page
      .catch(() => undefined);
  }, [own, user_id]);
}

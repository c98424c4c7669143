import { useEffect, useRef } from 'react';
import type { Me } from '../../lib/session/session.ts';

/** Says so when a role of the office is taken, whose pages are left at once. */
export function useRoleLoss({ user_id, roles = [] }: Me): void {
  const known = useRef({ user_id, roles });
  useEffect(() => {
    const { user_id: before, roles: had } = known.current;
    known.current = { user_id, roles };
    const lost = had.some(
      (one) =>
        !roles.some((two) => two.role === one.role && (!two.domain || two.domain === one.domain)),
    );
    if (before !== user_id || !lost) return;
    // without a network the page is left in silence
    import('./tell-role-loss.ts').then(
      ({ tell }) => tell(),
      () => undefined,
    );
  }, [user_id, roles]);
}

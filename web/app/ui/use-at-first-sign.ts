import { useEffect } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches code at the first touch, key or focus of the page: it is there when it is wanted, and whoever only
 * reads never loads it. `fetchCode` must be the same at each render.
 */
export function useAtFirstSign(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, fetchNow);
    };
    const fetchNow = () => {
      stop();
      // whoever wants it fetches again, and says so where that fails too
      void fetchCode().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, fetchNow, { passive: true });
    return stop;
  }, [fetchCode]);
}

import { useEffect } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads code at the first pointer, key or focus event on the page, so that it is ready when needed, and never loaded
 * for people who only read. `fetchCode` must be the same at each render.
 */
export function useAtFirstInteraction(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, fetchNow);
    };
    const fetchNow = () => {
      stop();
      // the code's user loads it again, and reports a failure
      void fetchCode().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, fetchNow, { passive: true });
    return stop;
  }, [fetchCode]);
}

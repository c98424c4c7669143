import { useEffect, useRef } from 'react';

/** Milliseconds between two looks. */
const EVERY = 30_000;

/** What somebody is in the middle of, which new rows must not take away. */
const OPEN = 'dialog[open], main [aria-expanded="true"]';

/**
 * Looks again every half minute while the page is visible, and as soon as it comes to the front; not while somebody is
 * in a dialog or an open list.
 */
export function useLive(look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      if (!document.querySelector(OPEN)) latest.current();
    };
    const start = () => {
      timer ??= setInterval(tick, EVERY);
    };
    const follow = () => {
      if (document.hidden) {
        clearInterval(timer);
        timer = undefined;
        return;
      }
      tick();
      start();
    };
    if (!document.hidden) start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
}

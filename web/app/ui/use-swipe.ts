import { useEffect, useRef } from 'react';
import { scrollsSideways } from './scrolls-sideways.ts';

/** Where browsers have their own swipe, back and forward. */
const EDGE_PX = 28;
const LEAST_PX = 70;
const MOST_MS = 700;
/** What has its own use of a finger, and marks itself so. */
const OWN = 'dialog, input, select, textarea, [data-swiped]';

/**
 * A swipe of one finger over the page, to the next (1) or the previous (-1). Only listens: the page scrolls and the browser
 * goes back as without it.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    let start: { x: number; y: number; at: number } | null = null;
    const begin = ({ touches, target, timeStamp }: TouchEvent) => {
      start = null;
      const [finger] = touches;
      if (!finger || touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01) return;
      const { clientX: x, clientY: y } = finger;
      const isAtEdge = x < EDGE_PX || x > document.documentElement.clientWidth - EDGE_PX;
      if (isAtEdge || (target instanceof Element && target.closest(OWN))) return;
      if (!scrollsSideways(target)) start = { x, y, at: timeStamp };
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const [dx, dy] = [finger.clientX - start.x, finger.clientY - start.y];
      const isSwipe = Math.abs(dx) >= LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy);
      const isQuick = timeStamp - start.at < MOST_MS;
      start = null;
      if (isSwipe && isQuick && !getSelection()?.toString()) latest.current(dx < 0 ? 1 : -1);
    };
    const stop = () => {
      start = null;
    };
    const more = { passive: true };
    addEventListener('touchstart', begin, more);
    addEventListener('touchend', end, more);
    addEventListener('touchcancel', stop, more);
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchend', end);
      removeEventListener('touchcancel', stop);
    };
  }, []);
}

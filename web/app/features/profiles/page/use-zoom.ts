import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from 'react';

/** How large a photo is shown, and how far its middle is moved, in pixels. */
interface View {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const STEP = 2;
const DOUBLE_MS = 300;
/** A finger that moved no farther than this has tapped. */
const TAP_PX = 10;

interface Pinch {
  distance: number;
  view: View;
}

/** Some part of the photo stays on the screen. */
function within(element: Element | null, { scale, x, y }: View): View {
  if (scale <= 1.01) return WHOLE;
  const { clientWidth = 0, clientHeight = 0 } = element ?? {};
  const limit = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.max(-most, Math.min(most, value));
  };
  const held = Math.min(MOST, scale);
  return { scale: held, x: limit(x, clientWidth), y: limit(y, clientHeight) };
}

/**
 * Enlarges a photo: by two fingers, a double tap, and buttons or keys that call `zoom`; one finger or the mouse moves it then, and
 * keys by `move`. Swipes of a photo that is not enlarged are the browser's.
 */
export function useZoom() {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<Pinch | null>(null);
  const tap = useRef({ at: 0, moved: 0 });
  const set = (next: View) => setView(within(frame.current, next));
  const isLarge = view.scale > 1;

  // two fingers are no swipe and no zoom of the page; React's own listeners cannot say so
  const ref = useCallback((element: HTMLElement | null) => {
    frame.current = element;
    const keep = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element?.addEventListener('touchstart', keep, { passive: false });
    return () => element?.removeEventListener('touchstart', keep);
  }, []);

  const distance = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) tap.current.moved = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (isLarge || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
    pinch.current = fingers.current.size === 2 ? { distance: distance(), view } : null;
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    tap.current.moved += Math.hypot(dx, dy);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const began = pinch.current;
    if (began && began.distance > 0)
      set({ ...began.view, scale: began.view.scale * (distance() / began.distance) });
    else if (isLarge) set({ ...view, x: view.x + dx, y: view.y + dy });
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    const wasPinch = pinch.current !== null;
    fingers.current.delete(event.pointerId);
    pinch.current = null;
    if (wasPinch || tap.current.moved > TAP_PX) return;
    const isDouble = event.timeStamp - tap.current.at < DOUBLE_MS;
    tap.current.at = isDouble ? 0 : event.timeStamp;
    if (isDouble) set(isLarge ? WHOLE : { scale: STEP, x: 0, y: 0 });
  };

  const onPointerCancel = (event: ReactPointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = null;
  };

  return {
    isLarge,
    isLargest: view.scale >= MOST,
    zoom: (by: 1 | -1) => set({ ...view, scale: view.scale * (by > 0 ? STEP : 1 / STEP) }),
    move: (x: number, y: number) => set({ ...view, x: view.x - x, y: view.y - y }),
    whole: () => setView(WHOLE),
    frame: { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    style: isLarge
      ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
      : undefined,
  };
}

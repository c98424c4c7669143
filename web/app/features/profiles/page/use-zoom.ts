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

/** Pixels from the middle of the frame. */
interface Point {
  x: number;
  y: number;
}

/** Two fingers, and the photo as they began. */
interface Pinch {
  distance: number;
  middle: Point;
  view: View;
}

/** The photo at another size: what was at `from` comes to `to`, or stays. */
function scaled(view: View, scale: number, from: Point, to = from): View {
  const held = Math.min(MOST, scale);
  const grown = held / view.scale;
  return {
    scale: held,
    x: to.x - (from.x - view.x) * grown,
    y: to.y - (from.y - view.y) * grown,
  };
}

/** Some part of the photo stays on the screen. */
function within(element: Element | null, { scale, x, y }: View): View {
  if (scale <= 1.01) return WHOLE;
  const { clientWidth = 0, clientHeight = 0 } = element ?? {};
  const limit = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.max(-most, Math.min(most, value));
  };
  return { scale, x: limit(x, clientWidth), y: limit(y, clientHeight) };
}

function pointOf({ clientX, clientY, currentTarget }: ReactPointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * Enlarges a photo: by two fingers or a double tap around the place that is touched, and by buttons or keys that call `zoom`
 * around the middle of the screen; one finger or the mouse moves it then, and keys by `move`. Swipes of a photo that is not enlarged are the browser's.
 */
export function useZoom() {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
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

  const pinchOf = (): Pinch | null => {
    const [a, b] = [...fingers.current.values()];
    if (!a || !b) return null;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle, view };
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) tap.current.moved = 0;
    fingers.current.set(event.pointerId, pointOf(event));
    if (isLarge || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
    pinch.current = fingers.current.size === 2 ? pinchOf() : null;
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const point = pointOf(event);
    const [dx, dy] = [point.x - last.x, point.y - last.y];
    tap.current.moved += Math.hypot(dx, dy);
    fingers.current.set(event.pointerId, point);
    const began = pinch.current;
    const now = began && pinchOf();
    if (began && now && began.distance > 0) {
      const scale = began.view.scale * (now.distance / began.distance);
      set(scaled(began.view, scale, began.middle, now.middle));
    } else if (isLarge) set({ ...view, x: view.x + dx, y: view.y + dy });
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    const wasPinch = pinch.current !== null;
    fingers.current.delete(event.pointerId);
    pinch.current = null;
    if (wasPinch || tap.current.moved > TAP_PX) return;
    const isDouble = event.timeStamp - tap.current.at < DOUBLE_MS;
    tap.current.at = isDouble ? 0 : event.timeStamp;
    if (isDouble) set(isLarge ? WHOLE : scaled(view, STEP, pointOf(event)));
  };

  const onPointerCancel = (event: ReactPointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = null;
  };

  return {
    isLarge,
    isLargest: view.scale >= MOST,
    zoom: (by: 1 | -1) =>
      set(scaled(view, view.scale * (by > 0 ? STEP : 1 / STEP), { x: 0, y: 0 })),
    move: (x: number, y: number) => set({ ...view, x: view.x - x, y: view.y - y }),
    whole: () => setView(WHOLE),
    frame: { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    style: isLarge
      ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
      : undefined,
  };
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMedia } from '../../ui/use-media.ts';

/** Long enough to look at a picture and read its caption. */
const EACH_MS = 7000;

/** Whether an element is mostly visible in a visible tab. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [tabShown, setTabShown] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      // several may arrive at once; the last is the current one
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    if (element.current) observer.observe(element.current);
    const look = () => setTabShown(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return onScreen && tabShown;
}

export interface Rotation {
  /** nobody stopped it, and motion is allowed */
  playing: boolean;
  /** it is advancing at the moment */
  moving: boolean;
  /** reduced motion, so there is nothing to stop */
  still: boolean;
  setPlaying: (playing: boolean) => void;
  setHovered: (hovered: boolean) => void;
  setFocused: (focused: boolean) => void;
}

/** Advances slides while they are visible, not hovered or focused, and motion is allowed. */
export function useRotation(
  element: RefObject<Element | null>,
  count: number,
  moveOn: () => void,
): Rotation {
  const [wanted, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)', true);
  const inSight = useInSight(element);
  const playing = wanted && !still && count > 1;
  const moving = playing && inSight && !hovered && !focused;
  const onTime = useEffectEvent(moveOn);
  // as soon as it is held, it does not move once more
  useLayoutEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => onTime(), EACH_MS);
    return () => clearInterval(timer);
  }, [moving]);
  return { playing, moving, still, setPlaying, setHovered, setFocused };
}

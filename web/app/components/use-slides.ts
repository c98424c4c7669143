import { type RefObject, useRef, useState } from 'react';

/**
 * A row of slides of which one is in sight: the browser swipes it, `show` scrolls to one. `first` is where a
 * fresh row stands.
 */
export function useSlides(
  count: number,
  first = 0,
): {
  track: RefObject<HTMLUListElement | null>;
  /** the slide in sight, from 0 */
  index: number;
  show: (index: number) => void;
  onScroll: () => void;
} {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const within = (wanted: number) => Math.max(0, Math.min(count - 1, wanted));
  return {
    track,
    index: within(index),
    show: (wanted) => {
      const row = track.current;
      row?.scrollTo({ left: within(wanted) * row.clientWidth });
    },
    onScroll: () => {
      const row = track.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    },
  };
}

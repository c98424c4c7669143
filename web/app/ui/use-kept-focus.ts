import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose rows come and go: the button that was pressed may go with its row, and the focus then stands
 * nowhere. It goes to what has this ref (with `tabIndex={-1}`). `count` is undefined until the rows are known.
 */
export function useKeptFocus<Place extends HTMLElement>(
  count: number | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(count);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== count;
    before.current = count;
    if (changed && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [count]);
  return place;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose rows come and go: if the pressed button disappears with its row, the focus moves to the element with
 * this ref (with `tabIndex={-1}`). `count` is undefined until the rows are known.
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

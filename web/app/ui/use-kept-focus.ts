import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose rows come and go: if the pressed button disappears with its row, the focus moves to the element with
 * this ref (with `tabIndex={-1}`). `rows` changes whenever a row or a dialog about it goes, as the ids of the rows do, though
 * the next page's first row may take its place; undefined until the rows are known.
 */
export function useKeptFocus<Place extends HTMLElement>(
  rows: number | string | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(rows);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== rows;
    before.current = rows;
    if (changed && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [rows]);
  return place;
}

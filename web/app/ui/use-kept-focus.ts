import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose rows come and go, or a button that goes with its press: if the pressed button disappears, the focus moves to `next`, or to the
 * element with this ref (with `tabIndex={-1}`). `rows` changes whenever a row or a dialog about it goes, as the ids of the
 * rows do, though the next page's first row may take its place; undefined until the rows are known.
 */
export function useKeptFocus<Place extends HTMLElement>(
  rows: number | string | undefined,
  next?: (place: Place, before: string, now: string) => HTMLElement | null | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(rows);
  // where nobody pressed anything the page has it, and keeps it
  const had = globalThis.document?.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a function of the module
  useEffect(() => {
    const was = before.current;
    before.current = rows;
    const { activeElement, body } = document;
    if (was === undefined || was === rows || had === body || activeElement !== body) return;
    const left = place.current;
    ((left && next?.(left, `${was}`, `${rows}`)) || left)?.focus({ preventScroll: true });
  }, [rows]);
  return place;
}

import ListKeys from '@github/combobox-nav';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A click brings an option; so does Enter, by a click. */
const OPTIONS = { tabInsertsSuggestions: false };

/** Begins at what is chosen already. */
function startAt(chosen: Element | null | undefined, input: Element): void {
  if (!chosen) return;
  chosen.setAttribute('aria-selected', 'true');
  input.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes an input the combobox of a list that it opens: its roles and states, and the arrows, which mark an option by
 * `aria-selected`. These attributes are the library's alone, React must not set them. The list stands there always;
 * its options need an id, the one that is chosen `data-chosen`.
 */
export function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  const keys = useRef<ListKeys | null>(null);
  useLayoutEffect(() => {
    if (!input.current || !list.current) return;
    const made = new ListKeys(input.current, list.current, OPTIONS);
    keys.current = made;
    return () => made.destroy();
  }, [input, list]);
  useEffect(() => {
    if (!open || !input.current) return;
    keys.current?.start();
    startAt(list.current?.querySelector('[data-chosen]'), input.current);
    return () => keys.current?.stop();
  }, [input, list, open]);
}

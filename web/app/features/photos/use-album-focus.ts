import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus with the photo that was changed: a button that is moved, or gives way to another one, loses it.
 * `focus` names what is to have it then, once it is there: the element with this `data-part` in the item of
 * the list with this `data-photo`.
 */
export function useAlbumFocus(): {
  list: RefObject<HTMLUListElement | null>;
  focus: (photoId: string, part: string) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const target = wanted.current && list.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = null;
    // whoever has gone on to something else is left there
    if (document.activeElement === document.body) target.focus();
  });
  return {
    list,
    focus: (photoId, part) => {
      wanted.current = `[data-photo="${photoId}"] [data-part="${part}"]`;
    },
  };
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Maximum and minimum height of a list under a field, in pixels. */
const WANTED = 320;
const LEAST = 96;
const GAP = 8;
const BORDERS = 2;
/** The label above a field, which must not be covered. */
const LABEL = 28;

/** The position of a list and its maximum height, in pixels. */
export interface Room {
  side: 'above' | 'below';
  height: number;
}

/** Where the header ends, which stays over the page but not over a dialog, in pixels from the top of the window. */
function headerEnd(field: Element): number {
  const header = field.closest('dialog') ? null : document.querySelector('header');
  return header?.getBoundingClientRect().bottom ?? 0;
}

function roomAround(field: Element, wanted: number): Room {
  const view = window.visualViewport;
  const start = view?.offsetTop ?? 0;
  const last = start + (view?.height ?? window.innerHeight);
  const first = Math.max(start, headerEnd(field));
  const { top, bottom } = field.getBoundingClientRect();
  const below = last - bottom - GAP - BORDERS;
  const above = top - LABEL - first - 2 * GAP - BORDERS;
  const side = below < wanted && above > below ? 'above' : 'below';
  const height = Math.min(wanted, side === 'above' ? above : below);
  return { side, height: Math.max(LEAST, Math.floor(height)) };
}

/**
 * The room for a list that opens at a field, while it is open: on the side with more room, within the area that the
 * header and a phone's keyboard leave. `wanted` is the height of the whole list, in pixels.
 */
export function useRoom(field: RefObject<Element | null>, open: boolean, wanted = WANTED): Room {
  const [room, setRoom] = useState<Room>({ side: 'below', height: wanted });
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      if (!field.current) return;
      const next = roomAround(field.current, wanted);
      setRoom((old) => (old.side === next.side && old.height === next.height ? old : next));
    };
    measure();
    const view = window.visualViewport;
    const events = new AbortController();
    const { signal } = events;
    window.addEventListener('scroll', measure, { passive: true, signal });
    view?.addEventListener('resize', measure, { signal });
    view?.addEventListener('scroll', measure, { signal });
    return () => events.abort();
  }, [field, open, wanted]);
  return room;
}

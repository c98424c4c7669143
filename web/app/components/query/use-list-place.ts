import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** Where somebody was in a list when the page was left. */
interface Place {
  pages: number;
  scroll: number;
  /** a selector of the element that had the focus */
  focus: string;
}

/** Which row of a list was opened last, from page to page, while the list was not shown. */
interface LastSeen extends Omit<Place, 'scroll'> {
  /** of the list */
  address: string;
}

/** A list that grows page by page, as the query cache has it. */
interface GrowingList {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
}

/** Places by history entry, URL and name of the list. */
type Places = Readonly<Record<string, Place>>;

/** Of the lists that were left for another page of the site; those of a reload are in the browser. */
const left = new Map<string, Place>();
/** The lists of the page as they are now. */
const shown = new Map<string, () => Place>();
const KEPT = 'mala.search-place';
const SEEN = 'mala.search-place.seen';

/** Notes what of a list is looked at, by where its link leads: on the way back it is in view. */
export function noteSeen(address: string, leadsTo: string, pages: number): void {
  const focus = `main a[href$="${CSS.escape(leadsTo)}"]`;
  writeStored('sessionStorage', SEEN, JSON.stringify({ address, focus, pages } satisfies LastSeen));
}

function readSeen(address: string): LastSeen | null {
  try {
    const seen = JSON.parse(readStored('sessionStorage', SEEN) ?? 'null') as LastSeen | null;
    return seen?.address === address ? seen : null;
  } catch {
    return null;
  }
}

/** How many pages of a list were loaded when a row of it was looked at. */
export function pagesSeen(address: string): number {
  return readSeen(address)?.pages ?? 0;
}

/** A place; `isBack`: with the row that was seen last. */
function placeOf(entry: string, address: string, isBack: boolean) {
  const place = readPlace(entry);
  const seen = isBack ? readSeen(address) : null;
  if (!seen) return place && { ...place, isSeen: false };
  const { scroll = 0, isReload = false, pages = 0 } = place ?? {};
  return { scroll, isReload, pages: Math.max(pages, seen.pages), focus: seen.focus, isSeen: true };
}

/** `isReload`: the router does not scroll then. */
function readPlace(entry: string): (Place & { isReload: boolean }) | null {
  try {
    const places = JSON.parse(readStored('sessionStorage', KEPT) ?? '{}') as Places;
    const place = places[entry] ?? left.get(entry);
    return place ? { ...place, isReload: entry in places } : null;
  } catch {
    return null;
  }
}

function keepPlaces(): void {
  const places = Object.fromEntries([...shown].map(([entry, placeNow]) => [entry, placeNow()]));
  writeStored('sessionStorage', KEPT, JSON.stringify(places));
}

/** Finds the focused element again: by its id, or a link by where it leads. */
function focused(): string {
  const { activeElement } = document;
  if (activeElement?.id) return `#${CSS.escape(activeElement.id)}`;
  const href = activeElement?.getAttribute('href');
  return href ? `main a[href="${CSS.escape(href)}"]` : '';
}

/** Gives the focus back to the element that had it, after a navigation has moved it to the page, or growing rows to the list. */
function focusOn(selector: string, isSeen: boolean): void {
  if (!selector) return;
  requestAnimationFrame(() => {
    const had = document.querySelector<HTMLElement>(selector);
    if (isSeen) (had?.closest('li') ?? had)?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement?.contains(had)) had?.focus({ preventScroll: true });
  });
}

/**
 * Restores the loaded pages, the scroll position and the focus after a reload, and on the way back from a page that one went to
 * from here; where the cache still has the pages, the router scrolls by itself. If the user scrolls meanwhile, nothing is
 * restored. `name` tells several lists of a page apart.
 */
export function useListPlace(
  { data, hasNextPage, isFetching, error, fetchNextPage }: GrowingList,
  name = '',
): void {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entry = `${key} ${pathname}${search} ${name}`;
  const pages = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(() => placeOf(entry, pathname + search, isBack));
  const isCached = useRef(pages > 0);

  const loaded = useRef(pages);
  useEffect(() => {
    loaded.current = pages;
  });
  // before the elements go, which have the focus and the height
  useLayoutEffect(() => {
    const placeNow = () => ({ pages: loaded.current, scroll: scrollY, focus: focused() });
    shown.set(entry, placeNow);
    return () => {
      shown.delete(entry);
      left.set(entry, placeNow());
    };
  }, [entry]);
  useEffect(() => {
    writeStored('sessionStorage', KEPT, null);
    writeStored('sessionStorage', SEEN, null);
    const stay = () => setWanted(null);
    addEventListener('pagehide', keepPlaces);
    for (const sign of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(sign, stay, { passive: true });
    return () => {
      removeEventListener('pagehide', keepPlaces);
      for (const sign of ['pointerdown', 'keydown', 'wheel']) removeEventListener(sign, stay);
    };
  }, []);

  useEffect(() => {
    if (!wanted || pages === 0 || (isFetching && !isCached.current)) return;
    if (pages < wanted.pages && hasNextPage && !error) {
      void fetchNextPage();
      return;
    }
    if (wanted.isReload || !isCached.current) scrollTo(0, wanted.scroll);
    focusOn(wanted.focus, wanted.isSeen);
    setWanted(null);
  }, [wanted, pages, isFetching, hasNextPage, error, fetchNextPage]);
}

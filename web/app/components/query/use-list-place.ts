import { DAY_MS } from '@mala/contract/india-time.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { LAST_PLACE } from '../../lib/last-place.ts';
import { currentMe } from '../../lib/session/session.ts';

/** Where somebody was in a list when the page was left. */
interface Place {
  pages: number;
  scroll: number;
  /** the first row that was seen, by where its link leads, and how far below the edge: rows before it may be others later */
  first: { href: string; top: number } | null;
  /** a selector of the element that had the focus */
  focus: string;
}

/** Which row of a list was opened last, from page to page, while the list was not shown. */
interface LastSeen extends Pick<Place, 'pages' | 'focus'> {
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
/** Set in a tab that has shown a lasting list. */
const BEGUN = 'mala.last-place-begun';
const LASTING_MS = 3 * DAY_MS;

interface Lasting {
  who: string;
  url: string;
  at: number;
  place: Place;
}

function stored<Value>(area: 'localStorage' | 'sessionStorage', key: string): Value | null {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** The list that somebody looked at last on this device, as long as this tab has shown none; null after some days. */
export function lastingList(who: string): Lasting | null {
  if (readStored('sessionStorage', BEGUN)) return null;
  const last = stored<Lasting>('localStorage', LAST_PLACE);
  return last?.who === who && Date.now() - last.at < LASTING_MS ? last : null;
}

/** `isReload`: the router does not scroll then. */
function readPlace(
  entry: string,
  url: string,
  who: string | undefined,
): (Place & { isReload: boolean }) | null {
  const places = stored<Places>('sessionStorage', KEPT) ?? {};
  const place = places[entry] ?? left.get(entry);
  if (place) return { ...place, isReload: entry in places };
  const last = who === undefined ? null : lastingList(who);
  return last?.url === url ? { ...last.place, isReload: true } : null;
}

/** Notes what of a list is looked at, by where its link leads: on the way back it is in view. */
export function noteSeen(address: string, leadsTo: string, pages: number): void {
  const focus = `main a[href$="${CSS.escape(leadsTo)}"]`;
  writeStored('sessionStorage', SEEN, JSON.stringify({ address, focus, pages } satisfies LastSeen));
}

function readSeen(address: string): LastSeen | null {
  const seen = stored<LastSeen>('sessionStorage', SEEN);
  return seen?.address === address ? seen : null;
}

/** How many pages of a list were loaded when a row of it was looked at. */
export function pagesSeen(address: string): number {
  return readSeen(address)?.pages ?? 0;
}

/** A place; `isBack`: with the row that was seen last. */
function placeOf(place: ReturnType<typeof readPlace>, address: string, isBack: boolean) {
  const seen = isBack ? readSeen(address) : null;
  if (!seen) return place && { ...place, isSeen: false };
  const { scroll = 0, first = null, isReload = false, pages = 0 } = place ?? {};
  const { focus } = seen;
  return { scroll, first, isReload, pages: Math.max(pages, seen.pages), focus, isSeen: true };
}

function keepPlaces(): void {
  const places = Object.fromEntries([...shown].map(([entry, placeNow]) => [entry, placeNow()]));
  writeStored('sessionStorage', KEPT, JSON.stringify(places));
}

/** The rows of lists that are seen, by their links. */
const ROWS = 'main li a[href], main tbody a[href]';

function firstRow(): Place['first'] {
  for (const link of document.querySelectorAll(ROWS)) {
    const { top } = link.getBoundingClientRect();
    const href = link.getAttribute('href');
    if (top >= 0 && top < innerHeight && href) return { href, top };
  }
  return null;
}

/** Scrolls to where the first row was then, or, where it is gone, as far as then. */
function scrollBack({ first, scroll }: Place): void {
  const rows = first ? document.querySelectorAll(ROWS) : [];
  const row = [...rows].find((link) => link.getAttribute('href') === first?.href);
  if (row && first) scrollBy(0, row.getBoundingClientRect().top - first.top);
  else scrollTo(0, scroll);
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
 * restored. `name` tells several lists of a page apart. The list of `who` lasts: it is restored when he opens the browser again, the next day
 * too.
 */
export function useListPlace(
  { data, hasNextPage, isFetching, error, fetchNextPage }: GrowingList,
  name = '',
  who?: string,
): void {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const url = pathname + search;
  const entry = `${key} ${url} ${name}`;
  const pages = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(() => placeOf(readPlace(entry, url, who), url, isBack));
  const isCached = useRef(pages > 0);

  const loaded = useRef(pages);
  useEffect(() => {
    loaded.current = pages;
  });
  // before the elements go, which have the focus and the height
  useLayoutEffect(() => {
    const placeNow = () => ({
      ...{ pages: loaded.current, scroll: scrollY },
      ...{ first: firstRow(), focus: focused() },
    });
    const keepLasting = () => {
      // not of who has just logged out, in another tab, which has forgotten it
      if (who === undefined || who !== currentMe()?.user_id || loaded.current === 0) return;
      const last: Lasting = { who, url, at: Date.now(), place: placeNow() };
      writeStored('localStorage', LAST_PLACE, JSON.stringify(last));
    };
    // phones close a hidden tab without another word
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      keepPlaces();
      keepLasting();
    };
    shown.set(entry, placeNow);
    document.addEventListener('visibilitychange', leave);
    return () => {
      shown.delete(entry);
      left.set(entry, placeNow());
      keepLasting();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [entry, url, who]);
  useEffect(() => {
    writeStored('sessionStorage', KEPT, null);
    writeStored('sessionStorage', SEEN, null);
    if (who !== undefined) writeStored('sessionStorage', BEGUN, 'true');
    const stay = () => setWanted(null);
    addEventListener('pagehide', keepPlaces);
    for (const sign of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(sign, stay, { passive: true });
    return () => {
      removeEventListener('pagehide', keepPlaces);
      for (const sign of ['pointerdown', 'keydown', 'wheel']) removeEventListener(sign, stay);
    };
  }, [who]);

  useEffect(() => {
    if (!wanted || pages === 0 || (isFetching && !isCached.current)) return;
    if (pages < wanted.pages && hasNextPage && !error) {
      void fetchNextPage();
      return;
    }
    if (wanted.isReload || !isCached.current) scrollBack(wanted);
    focusOn(wanted.focus, wanted.isSeen);
    setWanted(null);
  }, [wanted, pages, isFetching, hasNextPage, error, fetchNextPage]);
}

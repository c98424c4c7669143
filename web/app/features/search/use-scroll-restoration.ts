import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import type { SearchQuery } from './queries.ts';

/** The scroll position when the page was left for a reload or another site. */
interface Place {
  /** of the history entry and its URL */
  entry: string;
  pages: number;
  scroll: number;
}

const KEPT = 'mala.search-place';

function readPlace(entry: string): Place | null {
  try {
    const place = JSON.parse(readStored('sessionStorage', KEPT) ?? 'null') as Place | null;
    return place?.entry === entry ? place : null;
  } catch {
    return null;
  }
}

function writePlace(place: Place | null): void {
  writeStored('sessionStorage', KEPT, place && JSON.stringify(place));
}

/**
 * Restores the loaded pages and the scroll position after a reload. On the way back from a profile, the cache and the
 * router do this themselves. If the user scrolls meanwhile, nothing is restored.
 */
export function useScrollRestoration(search: SearchQuery): void {
  const { key, pathname, search: query } = useLocation();
  const entry = `${key} ${pathname}${query}`;
  const pages = search.data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(() => (pages === 0 ? readPlace(entry) : null));

  const latest = useRef({ entry, pages });
  useEffect(() => {
    latest.current = { entry, pages };
  });
  useEffect(() => {
    writePlace(null);
    const keep = () => writePlace({ ...latest.current, scroll: scrollY });
    const stay = () => setWanted(null);
    addEventListener('pagehide', keep);
    for (const sign of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(sign, stay, { passive: true });
    return () => {
      removeEventListener('pagehide', keep);
      for (const sign of ['pointerdown', 'keydown', 'wheel']) removeEventListener(sign, stay);
    };
  }, []);

  const { hasNextPage, isFetching, isError, fetchNextPage } = search;
  useEffect(() => {
    if (!wanted || pages === 0 || isFetching) return;
    if (pages < wanted.pages && hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    scrollTo(0, wanted.scroll);
    setWanted(null);
  }, [wanted, pages, isFetching, hasNextPage, isError, fetchNextPage]);
}

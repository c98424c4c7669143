import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NEW, SAVED } from './address.ts';
import { useLook, useSavedSearches } from './queries.ts';

/** The saved search with which the search page was opened. */
export interface Opened {
  /** undefined until it is known, and if it was removed */
  search: SavedSearch | undefined;
  /** how many of the list, the newest first, are new in it */
  fresh: number;
  /** has the page be about a search from now on */
  open: (id: string) => void;
}

/**
 * Reads it from the address, and says once that one looks at it. The address keeps the name while filters change, so that they can be
 * saved with it; what was new is marked only in the list of its filters.
 */
export function useOpened(): Opened {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(SAVED);
  const [id, setId] = useState(inAddress);
  const [fresh] = useState(() => Number(/^\d{1,6}$/.exec(query.get(NEW) ?? '')?.[0] ?? 0));
  const { data } = useSavedSearches();
  const look = useLook();
  const looked = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (!id || looked.current === id) return;
    looked.current = id;
    void look(id);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of filters writes the address anew
  useEffect(() => {
    if (!id || inAddress === id) return;
    setQuery(
      (now) => {
        now.set(SAVED, id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, inAddress]);
  return { search: data?.find((one) => one.id === id), fresh, open: setId };
}

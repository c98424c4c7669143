import type { SavedSearch } from '@mala/contract/saved-searches.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { NEW, SAVED } from './address.ts';
import { useLook, useSavedSearches } from './queries.ts';

/** The saved search with which the search page was opened. */
export interface Opened {
  /** undefined until it is known, and if it was removed */
  search: SavedSearch | undefined;
  /** how many of the list, the newest first, are new in it */
  fresh: number;
  /** takes the focus once a search is saved, whose button goes then; on a phone the whole bar is another one */
  bar: RefObject<HTMLElement | null>;
  /** has the page be about a search from now on */
  open: (id: string) => void;
}

/**
 * Reads it from the address, and says once that one looks at it. The address keeps the name while filters change, so that they can be
 * saved with it; how many were new it says once, since they are not new after a reload. `enabled`: whether this member has any.
 */
export function useOpened(enabled: boolean): Opened {
  const [query, setQuery] = useSearchParams();
  const id = query.get(SAVED);
  const hasNew = query.has(NEW);
  const [fresh] = useState(() => Number(/^\d{1,6}$/.exec(query.get(NEW) ?? '')?.[0] ?? 0));
  const { data } = useSavedSearches(enabled);
  const look = useLook();
  const looked = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (!enabled || !id || looked.current === id) return;
    looked.current = id;
    void look(id);
  }, [id]);
  const rewrite = (change: (query: URLSearchParams) => void) =>
    setQuery(
      (now) => {
        change(now);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that has it
  useEffect(() => {
    if (hasNew) rewrite((now) => now.delete(NEW));
  }, [hasNew]);
  const search = data?.find((one) => one.id === id);
  const bar = useKeptFocus<HTMLElement>(data && `${JSON.stringify(search?.filters)}`);
  return {
    search,
    bar,
    fresh,
    open: (opened) => rewrite((now) => now.set(SAVED, opened)),
  };
}

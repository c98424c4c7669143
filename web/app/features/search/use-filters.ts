import { communities } from '@mala/contract/communities/communities.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useMember } from '../../lib/session/session.ts';
import { readFilters, writeFilters } from './address.ts';
import { type ChosenFilters, defaultFilters } from './filters.ts';
import { type Searcher, searcherOf } from './list-filters.ts';

export interface FiltersOfPage {
  searcher: Searcher;
  /** the same object until they change */
  filters: ChosenFilters;
  /** names of filters of which the address has a value that is not offered any more */
  dropped: readonly string[];
  /** the same function at each change */
  change: (filters: ChosenFilters) => void;
}

/** What was chosen on the page. */
interface Chosen {
  filters: ChosenFilters;
  defaults: ChosenFilters;
  /** of the history, where it was chosen */
  entry: string;
  /** where it leads to */
  address: string;
}

/** The filters in the page's URL, and the function that changes them. `keeping`: what else of the URL stays then. */
export function useFilters(keeping: readonly string[]): FiltersOfPage {
  const { me } = useMember();
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const searcher = useMemo(() => searcherOf(communities[me.domain], me), [me]);
  const defaults = useMemo(() => defaultFilters(searcher, me), [searcher, me]);
  const { filters: read, dropped } = useMemo(() => readFilters(searcher, query), [searcher, query]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const now = { searcher, defaults, key, query, setQuery, keeping };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const change = useCallback((filters: ChosenFilters) => {
    const { current } = latest;
    const written = writeFilters(current.searcher, filters, current.defaults);
    for (const name of current.keeping) {
      const kept = current.query.get(name);
      if (kept !== null) written.set(name, kept);
    }
    setChosen({
      ...{ filters, defaults: current.defaults },
      ...{ entry: current.key, address: written.toString() },
    });
    // Back leaves the search instead of undoing each checkbox
    current.setQuery(written, { replace: true, preventScrollReset: true });
  }, []);
  // the router changes the URL a moment later, but a checkbox must change at once, and nothing is drawn again then
  const isChosen =
    chosen?.defaults === defaults && (chosen.entry === key || chosen.address === query.toString());
  return { searcher, filters: isChosen ? chosen.filters : (read ?? defaults), dropped, change };
}

import { communities } from '@mala/contract/communities/communities.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '../../lib/session/session.ts';
import { readFilters, writeFilters } from './address.ts';
import { type ChosenFilters, defaultFilters } from './filters.ts';
import { type Searcher, searcherOf } from './list-filters.ts';

export interface FiltersOfPage {
  searcher: Searcher;
  filters: ChosenFilters;
  /** names of filters of which the address has a value that is not offered any more */
  dropped: readonly string[];
  change: (filters: ChosenFilters) => void;
}

/** The filters in the page's URL, and the function that changes them. */
export function useFilters(): FiltersOfPage {
  const { me } = useMember();
  const [query, setQuery] = useSearchParams();
  const searcher = useMemo(() => searcherOf(communities[me.domain], me), [me]);
  const defaults = useMemo(() => defaultFilters(searcher, me), [searcher, me]);
  const { filters: read, dropped } = useMemo(() => readFilters(searcher, query), [searcher, query]);
  // the router changes the URL a moment later, but a checkbox must change at once
  const [ahead, setAhead] = useState<ChosenFilters | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current URL decides
  useEffect(() => setAhead(null), [query]);
  return {
    searcher,
    filters: ahead ?? read ?? defaults,
    dropped,
    change: (next) => {
      setAhead(next);
      // Back leaves the search instead of undoing each checkbox
      setQuery(writeFilters(searcher, next, defaults), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

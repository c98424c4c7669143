import { communities } from '@mala/contract/communities/communities.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '../../lib/session/session.ts';
import { type ChosenFilters, defaultFilters, readFilters, writeFilters } from './filters.ts';

/** The filters in the page's URL, and the function that changes them. */
export function useFilters(): {
  filters: ChosenFilters;
  change: (filters: ChosenFilters) => void;
} {
  const { me } = useMember();
  const [query, setQuery] = useSearchParams();
  const community = communities[me.domain];
  const defaults = useMemo(
    () => defaultFilters(community, me.home_state),
    [community, me.home_state],
  );
  const written = useMemo(
    () => readFilters(community, query) ?? defaults,
    [community, query, defaults],
  );
  // the router changes the URL a moment later, but a checkbox must change at once
  const [ahead, setAhead] = useState<ChosenFilters | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current URL decides
  useEffect(() => setAhead(null), [query]);
  return {
    filters: ahead ?? written,
    change: (next) => {
      setAhead(next);
      // Back leaves the search instead of undoing each checkbox
      setQuery(writeFilters(community, next, defaults), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

import { communities } from '@mala/contract/communities/communities.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '../../lib/session/session.ts';
import { type ChosenFilters, defaultFilters, readFilters, writeFilters } from './filters.ts';

/** The filters as the page's address has them, and the way to change them there. */
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
  // the router takes a moment to change the address, and a tick must show at once
  const [ahead, setAhead] = useState<ChosenFilters | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address says now, counts
  useEffect(() => setAhead(null), [query]);
  return {
    filters: ahead ?? written,
    change: (next) => {
      setAhead(next);
      // Back leaves the search; it does not walk through every box that was ticked
      setQuery(writeFilters(next, defaults), { replace: true, preventScrollReset: true });
    },
  };
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ChosenFilters } from './filters.ts';
import { useAskCounts } from './queries.ts';

/**
 * Changes the filters, and asks for their counts before anything is drawn, so that a slow phone draws while it waits for them. The same function at
 * each change.
 */
export function useEarlyCounts({
  isDue,
  applying,
  change,
}: {
  /** whether counts are shown, and asked for at once */
  isDue: () => boolean;
  /** what of the filters is counted */
  applying: (filters: ChosenFilters) => ChosenFilters;
  change: (filters: ChosenFilters) => void;
}): (filters: ChosenFilters) => void {
  const ask = useAskCounts();
  const latest = useRef({ ask, isDue, applying, change });
  useLayoutEffect(() => {
    latest.current = { ask, isDue, applying, change };
  });
  return useCallback((filters) => {
    const { current } = latest;
    if (current.isDue()) current.ask(current.applying(filters));
    current.change(filters);
  }, []);
}

import { createContext, use } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { wholeNumber } from '../../lib/format.ts';
import classes from './filters.module.css';
import type { Counts } from './queries.ts';

/** Of the panel, for what need not be drawn again with each of its filters. */
export const PanelCounts = createContext<Counts | undefined>(undefined);

/** How many profiles a choice would find, for the eye: what is heard is said by the choice. Keeps its place until then. */
export function Count({ of }: { of: number | undefined }) {
  const isNone = of === 0;
  return (
    <span className={isNone ? classes.none : classes.count} aria-hidden>
      {of === undefined ? '' : wholeNumber(of)}
    </span>
  );
}

/** Whether the counts are of the filters before the last change. */
export const Outdated = createContext(false);

/** The same for the ear; an outdated one is only seen, as such. */
export function useSaidCount(): (count: number | undefined) => string | undefined {
  const isOutdated = use(Outdated);
  return (count) => (count === undefined || isOutdated ? undefined : searchText.count(count));
}

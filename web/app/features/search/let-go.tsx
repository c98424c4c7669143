import type { MouseEvent } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { filterName } from './filter-names.ts';
import { type ChosenFilters, isOfOne, without } from './filters.ts';
import type { Searcher } from './list-filters.ts';
import type { Counts } from './queries.ts';

/** Where nobody fits: filters of which letting one go would find somebody, with how many; the most first, `most` at most. */
export function LetGo({
  searcher,
  filters,
  counts,
  most,
  onLetGo,
}: {
  searcher: Searcher;
  filters: ChosenFilters;
  counts: Counts | undefined;
  most?: number;
  onLetGo: (event: MouseEvent, rest: ChosenFilters) => void;
}) {
  const helpful = Object.entries(counts?.without ?? {})
    // without a number the other filters are back
    .filter(([name, count]) => count > 0 && !(name === 'keyword' && isOfOne(filters)))
    .sort(([, a], [, b]) => b - a)
    .slice(0, most);
  return helpful.map(([name, count]) => (
    <Button key={name} look="outline" onClick={(event) => onLetGo(event, without(filters, name))}>
      {searchText.letGo.action(filterName(searcher, name), count)}
    </Button>
  ));
}

import { searchText } from '../../i18n/en/search.ts';
import { Notice } from '../../ui/notice.tsx';
import { filterName } from './filter-names.ts';
import type { Searcher } from './list-filters.ts';

/** Says which filters of an old or shared address were left out. */
export function DroppedNote({
  searcher,
  dropped,
}: {
  searcher: Searcher;
  dropped: readonly string[];
}) {
  const names = [...new Set(dropped.map((name) => filterName(searcher, name)))];
  if (names.length === 0) return null;
  return (
    <Notice kind="warning" live>
      <p>{searchText.dropped(names.join(', '))}</p>
    </Notice>
  );
}

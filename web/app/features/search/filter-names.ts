import { searchText } from '../../i18n/en/search.ts';
import { filterOf } from './filters.ts';
import { listFilters, type Searcher } from './list-filters.ts';

/** What the interface calls a filter, by its name in counts and addresses. */
export function filterName({ community }: Searcher, given: string): string {
  const name = filterOf(given);
  const lists = listFilters({ community, readsDetails: true });
  const names: Readonly<Record<string, string>> = searchText.letGo.names;
  return lists.find((one) => one.name === name)?.field.label ?? names[name] ?? name;
}

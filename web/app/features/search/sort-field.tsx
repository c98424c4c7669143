import { SORTS, type Sort } from '@mala/contract/search.ts';
import { IconArrowsSort } from '@tabler/icons-react';
import { searchText } from '../../i18n/en/search.ts';
import type { Searcher } from './list-filters.ts';
import type { Matched } from './matched.ts';
import { isOrderOf } from './orders.ts';
import classes from './search-bar.module.css';

/** In which order the profiles come, on a phone behind an icon; the best match only where there is one, and what is near only from a home. */
export function SortField({
  sort,
  matched,
  searcher,
  onChange,
}: {
  sort: Sort;
  matched: Matched;
  searcher: Searcher;
  onChange: (sort: Sort) => void;
}) {
  const text = searchText.sort;
  const has = (one: Sort) => (one === 'match' ? matched === 'yes' : isOrderOf(searcher, one));
  return (
    <label className={classes.sort}>
      <IconArrowsSort size={22} className={classes.order} aria-hidden />
      <span className="visually-hidden">{text.label}</span>
      <select
        id="search-sort"
        name="sort"
        className={classes.select}
        value={sort}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Sort)}
      >
        {SORTS.filter(has).map((one) => (
          <option key={one} value={one}>
            {text.by[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

import { OF_DETAILS, SORTS, type Sort } from '@mala/contract/search.ts';
import { IconArrowsSort } from '@tabler/icons-react';
import { searchText } from '../../i18n/en/search.ts';
import type { Matched } from './matched.ts';
import classes from './search-bar.module.css';

/** In which order the profiles come, on a phone behind an icon; the best match only where there is one. */
export function SortField({
  sort,
  matched,
  readsDetails,
  onChange,
}: {
  sort: Sort;
  matched: Matched;
  readsDetails: boolean;
  onChange: (sort: Sort) => void;
}) {
  const text = searchText.sort;
  const has = (one: Sort) => {
    if (one === 'match') return matched === 'yes';
    return readsDetails || !OF_DETAILS[one];
  };
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

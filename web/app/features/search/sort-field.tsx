import type { Sort } from '@mala/contract/search.ts';
import { searchText } from '../../i18n/en/search.ts';
import type { Matched } from './matched.ts';
import classes from './search-bar.module.css';
import { SERVED_SORTS } from './served.ts';

/** In which order the profiles come; the best match only where there is one. */
export function SortField({
  sort,
  matched,
  onChange,
}: {
  sort: Sort;
  matched: Matched;
  onChange: (sort: Sort) => void;
}) {
  const text = searchText.sort;
  return (
    <label className={classes.sort}>
      <span className="visually-hidden">{text.label}</span>
      <select
        id="search-sort"
        name="sort"
        className={classes.select}
        value={sort}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Sort)}
      >
        {SERVED_SORTS.filter((one) => one !== 'match' || matched === 'yes').map((one) => (
          <option key={one} value={one}>
            {text.by[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

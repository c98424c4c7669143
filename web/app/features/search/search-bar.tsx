import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import classes from './search-bar.module.css';

/** Stays above the results: the filters, the order, and how many there are. */
export function SearchBar({
  filter,
  sort,
  count,
}: {
  /** the button of a phone; missing where the panel stands beside */
  filter?: { active: number; isOpen: boolean; onNear: () => void; onOpen: () => void };
  sort: ReactNode;
  /** how many profiles there are, or that they are looked for */
  count: ReactNode;
}) {
  return (
    <div className={classes.bar}>
      {filter && (
        <Button
          look="outline"
          className={classes.filter}
          aria-haspopup="dialog"
          aria-expanded={filter.isOpen}
          onPointerDown={filter.onNear}
          onFocus={filter.onNear}
          onClick={filter.onOpen}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
          {searchText.filterToggle(filter.active)}
        </Button>
      )}
      {sort}
      <p role="status" className={classes.count}>
        {count}
      </p>
    </div>
  );
}

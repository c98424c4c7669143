import { memo } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { FilterPanel, type PanelProps } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { activeCount, cleared } from './filters.ts';

export interface SheetProps extends Omit<PanelProps, 'isInSheet'> {
  onClose: () => void;
}

/** What the sheet has below its head: the filters, how many they find, and the way to them, always in reach. */
export const FilterSheet = memo(function FilterSheet({ onClose, ...panel }: SheetProps) {
  const text = searchText;
  const { filters, onChange } = panel;
  const { counts, isOutdated } = panel.counts;
  const count = counts?.count;
  const canReset = activeCount(filters) > 0;
  return (
    <>
      <div className={classes.body}>
        <FilterPanel {...panel} isInSheet />
      </div>
      <footer className={classes.foot}>
        <Button
          look="quiet"
          aria-disabled={!canReset}
          onClick={() => canReset && onChange(cleared(filters))}
        >
          {text.reset}
        </Button>
        <Button className={classes.show} onClick={onClose}>
          <span className={isOutdated ? classes.outdated : undefined}>
            {count === undefined ? text.showAll : text.show(count)}
          </span>
        </Button>
        <p role="status" className="visually-hidden">
          {count !== undefined && !isOutdated && text.count(count)}
        </p>
      </footer>
    </>
  );
});

import { memo, useId } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { FilterPanel, type PanelProps } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { activeCount, cleared } from './filters.ts';

export interface SheetProps extends Omit<PanelProps, 'isInSheet'> {
  onClose: () => void;
}

/** The filters over the whole page of a phone; how many they find, and the way to them, always in reach. */
export const FilterSheet = memo(function FilterSheet({ onClose, ...panel }: SheetProps) {
  const text = searchText;
  const id = useId();
  const { filters, onChange } = panel;
  const { counts, isOutdated } = panel.counts;
  const count = counts?.count;
  const canReset = activeCount(filters) > 0;
  return (
    <Modal className={classes.sheet} aria-labelledby={id} onClose={onClose}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {text.filter}
        </h2>
        <CloseButton aria-label={text.close} onClick={onClose} />
      </header>
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
    </Modal>
  );
});

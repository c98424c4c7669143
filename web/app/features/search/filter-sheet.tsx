import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { FilterPanel, type PanelProps } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { activeCount, cleared, isOfOne, without } from './filters.ts';
import { LetGo } from './let-go.tsx';

export interface SheetProps extends Omit<PanelProps, 'isInSheet'> {
  onClose: () => void;
}

/** So many ways out have room where nobody fits. */
const WAYS_OUT = 2;

/** What the sheet has below its head: the filters, how many they find, and the way to them, always in reach. */
export const FilterSheet = memo(function FilterSheet({ onClose, ...panel }: SheetProps) {
  const text = searchText;
  const { searcher, filters, onChange } = panel;
  const show = useRef<HTMLButtonElement>(null);
  const { counts, isOutdated } = panel.counts;
  const count = counts?.count;
  const canReset = activeCount(filters) > 0;
  const [letNumberGo, setLetNumberGo] = useState(false);
  const body = useFocusInView(count === 0);
  return (
    <>
      <div ref={body} className={classes.body}>
        <FilterPanel {...panel} isInSheet />
      </div>
      <footer className={classes.foot}>
        {count === 0 && (
          // of other filters, one press would let two of them go
          <div
            className={`${classes.nobody} ${isOutdated ? classes.outdated : ''}`}
            inert={isOutdated}
          >
            <p>{text.empty}</p>
            <LetGo
              {...{ searcher, filters, counts }}
              most={WAYS_OUT}
              onLetGo={(_, rest) => {
                // the pressed button goes with its filter
                show.current?.focus();
                onChange(rest);
              }}
            />
          </div>
        )}
        {isOfOne(filters) ? (
          <Button
            key="number"
            look="quiet"
            onClick={() => {
              setLetNumberGo(true);
              show.current?.focus();
              onChange(without(filters, 'keyword'));
            }}
          >
            {text.number.without}
          </Button>
        ) : (
          <Button
            key="reset"
            look="quiet"
            className={letNumberGo ? classes.reset : undefined}
            aria-disabled={!canReset}
            onClick={() => canReset && onChange(cleared(filters))}
          >
            {text.reset}
          </Button>
        )}
        <Button ref={show} className={classes.show} onClick={onClose}>
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

/** Keeps what has the focus in view as the ways out take room from it, if it was: who has scrolled on stays where they are. */
function useFocusInView(hasWaysOut: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    if (!hasWaysOut || !body.current) return;
    const { top } = body.current.getBoundingClientRect();
    const focused = body.current.querySelector(':focus');
    const box = focused?.getBoundingClientRect();
    const wasSeen = box && box.bottom > top && box.top < top + before.current;
    if (wasSeen) focused?.scrollIntoView({ block: 'nearest' });
  }, [hasWaysOut]);
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    // told after the layout, so that it is still the height of before as the ways out come
    const watching = new ResizeObserver(() => {
      before.current = current.clientHeight;
    });
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  return body;
}

import { wholeNumber } from '../../lib/format.ts';
import classes from './filters.module.css';

/** How many profiles a choice would find, for the eye: what is heard is said by the choice. Keeps its place until then. */
export function Count({ of }: { of: number | undefined }) {
  const isNone = of === 0;
  return (
    <span className={isNone ? classes.none : classes.count} aria-hidden>
      {of === undefined ? '' : wholeNumber(of)}
    </span>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import classes from './filters.module.css';

/** A filter that opens; what is in it is drawn only then, since some lists are long. */
export function FilterGroup({
  label,
  chosen,
  isWanted = false,
  children,
}: {
  label: string;
  /** how many of its values are chosen */
  chosen: number;
  /** somebody was led here: it opens, with the focus */
  isWanted?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isWanted);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <details
      className={classes.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary} className={classes.summary}>
        {searchText.group(label, chosen)}
      </summary>
      {isOpen && children}
    </details>
  );
}

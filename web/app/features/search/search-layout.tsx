import { type ReactNode, useId } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import classes from './search-layout.module.css';

/** The panel beside the results, where there is room for it; on a phone it opens over them. */
export function SearchLayout({ panel, children }: { panel?: ReactNode; children: ReactNode }) {
  const id = useId();
  if (!panel) return <div className={classes.results}>{children}</div>;
  return (
    <div className={classes.beside}>
      <section className={`panel ${classes.panel}`} aria-labelledby={id}>
        <h2 id={id} className={classes.title}>
          {searchText.filter}
        </h2>
        {panel}
      </section>
      <div className={classes.results}>{children}</div>
    </div>
  );
}

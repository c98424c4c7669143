import { type ReactNode, useId, useRef, useState } from 'react';
import { searchText } from '../../i18n/en/search.ts';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import classes from './search-layout.module.css';

const PHONE = /Android|iPhone|iPad|iPod|Mobi/i;

/** The panel beside the results, or on a phone above them behind a toggle with the number of active filters. */
export function SearchLayout({
  active,
  count,
  panel,
  children,
}: {
  /** number of active filters */
  active: number;
  /** number of matching profiles; undefined until known */
  count: number | undefined;
  /** whether it is seen */
  panel: (isSeen: boolean) => ReactNode;
  children: ReactNode;
}) {
  const text = searchText;
  const isNarrow = useMedia('(max-width: 48em)', false);
  // judged by the user agent or a narrow window (server rules, section 9)
  const isPhone = isNarrow || PHONE.test(navigator.userAgent);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!isPhone)
    return (
      <div className={classes.beside}>
        <section className={`panel ${classes.panel}`} aria-labelledby={id}>
          <h2 id={id} className={classes.title}>
            {text.filter}
          </h2>
          {panel(true)}
        </section>
        <div className={classes.results}>{children}</div>
      </div>
    );
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className={classes.results}>
      <Button
        ref={toggle}
        look="outline"
        wide
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {text.filterToggle(active)}
      </Button>
      <section id={id} className={`panel ${classes.sheet}`} aria-label={text.filter} hidden={!open}>
        {panel(open)}
        <Button wide onClick={close}>
          {count === undefined ? text.close : text.show(count)}
        </Button>
      </section>
      {children}
    </div>
  );
}

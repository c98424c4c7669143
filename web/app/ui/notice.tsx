import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A notice on the page: a warning, a success, an error. `live` announces it when it appears. */
export function Notice({
  kind = 'info',
  title,
  live = false,
  children,
}: {
  kind?: 'info' | 'success' | 'warning' | 'fault';
  title?: string;
  live?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={classes.root} data-kind={kind} role={live ? 'status' : undefined}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}

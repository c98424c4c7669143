import type { ReactNode } from 'react';
import classes from './home-note.module.css';

/** A calm band of the home page: what it is about, and one way on. */
export function HomeNote({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.root}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import classes from './fact-list.module.css';
import type { Fact } from './profile-facts.ts';
import { SaidText } from './said-text.tsx';

/** A list of facts about a person, each with its label. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

/** One fact with its label; `long` takes the whole width. */
export function FactLine({
  label,
  long = false,
  children,
}: {
  label: string;
  long?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.fact} data-long={long || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** Facts of a profile, as items of a FactList. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, label, value, long }) => (
    <FactLine key={name} label={label} long={long}>
      {Array.isArray(value) ? value.join(', ') : <SaidText said={value} />}
    </FactLine>
  ));
}

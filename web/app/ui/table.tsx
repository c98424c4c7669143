import type { ReactNode } from 'react';
import classes from './table.module.css';
import { useMedia } from './use-media.ts';

/**
 * A table of rows. Where the window is at most as wide as `cardsUpTo` (a CSS length), each row is a card, whose cells
 * name their column by `data-label`.
 */
export function Table({
  label,
  columns,
  widths,
  cardsUpTo,
  className = '',
  children,
}: {
  label: string;
  columns: Readonly<Record<string, string>>;
  /** of columns, as CSS lengths; the others share what is left */
  widths?: Readonly<Record<string, string>>;
  cardsUpTo: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const asCards = useMedia(`(max-width: ${cardsUpTo})`, false);
  return (
    <table
      className={`${classes.table} ${className}`}
      data-cards={asCards || undefined}
      aria-label={label}
    >
      <thead>
        <tr>
          {Object.entries(columns).map(([name, column]) => (
            <th key={name} scope="col" style={{ width: widths?.[name] }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

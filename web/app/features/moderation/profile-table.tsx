import { adminText } from '../../i18n/en/admin.ts';
import { Table } from '../../ui/table.tsx';
import { ProfileRow } from './profile-row.tsx';
import classes from './profile-table.module.css';
import type { ProfileRow as Profile } from './queries.ts';

const WIDTHS = {
  number: '2.75rem',
  surname: '8.75rem',
  gender: '6.5rem',
  dob: '7.5rem',
  city: '7.75rem',
  status: '11.25rem',
  featured: '6.25rem',
  actions: '15.25rem',
};

/** The profiles found; on a narrow screen each row is a card with column names. */
export function ProfileTable({
  rows,
  onActivate,
}: {
  rows: readonly Profile[];
  onActivate: (row: Profile) => void;
}) {
  const { list } = adminText;
  return (
    <Table
      label={list.title}
      columns={list.columns}
      widths={WIDTHS}
      cardsUpTo="76em"
      className={classes.table}
    >
      {rows.map((row, index) => (
        <ProfileRow
          key={row.profile_id}
          row={row}
          number={index + 1}
          onActivate={() => onActivate(row)}
        />
      ))}
    </Table>
  );
}

import { adminText } from '../../i18n/en/admin.ts';
import { useText } from '../../i18n/language.ts';
import { Table } from '../../ui/table.tsx';
import { ProfileRow } from './profile-row.tsx';
import classes from './profile-table.module.css';
import type { ProfileRow as Profile } from './queries.ts';

/** The profiles found; on a narrow screen each row is a card with column names. */
export function ProfileTable({
  rows,
  onActivate,
}: {
  rows: readonly Profile[];
  onActivate: (row: Profile) => void;
}) {
  const { list } = useText(adminText);
  return (
    <Table label={list.title} columns={list.columns} cardsUpTo="76em" className={classes.table}>
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

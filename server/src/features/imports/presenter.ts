import type { CellMessage } from '@mala/contract/imports/faults.ts';
import type { FaultyRow, ImportListed, ImportSummary } from '@mala/contract/imports/office.ts';
import { IMPORT_HOURS } from '@mala/contract/imports/office.ts';
import type { ImportRow, ListedImport } from './queries.ts';
import type { ReadRow, RowCounts } from './row-queries.ts';

const HOUR_MS = 3_600_000;

/** When the rows of an open import go, and until when a kept one can be taken back. */
export function dueAt({ kept_at, created_at }: Pick<ImportRow, 'kept_at' | 'created_at'>): Date {
  return new Date((kept_at ?? created_at).getTime() + IMPORT_HOURS * HOUR_MS);
}

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
export function letterOf(at: number): string {
  const before = Math.floor(at / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (at % 26));
}

const untilOf = (row: ImportRow) => (row.state === 'undone' ? null : dueAt(row).toISOString());

export function presentImport(
  row: ImportRow,
  counts: RowCounts | null,
  stays: ImportSummary['stays'],
): ImportSummary {
  const { id, domain, name, state, columns, ignored, doubled, missing, examples, done } = row;
  return {
    ...{ id, domain, name, state, doubled, missing, counts, examples, done, stays },
    created_at: row.created_at.toISOString(),
    until: untilOf(row),
    columns: columns.map(({ at, ...column }) => ({ ...column, letter: letterOf(at) })),
    ignored: ignored.map(({ at, heading }) => ({ heading, letter: letterOf(at) })),
  };
}

export function presentListed(row: ListedImport): ImportListed {
  const { id, domain, name, state, rows, sent_by } = row;
  return {
    ...{ id, domain, name, state, rows, sent_by },
    created_at: row.created_at.toISOString(),
    until: untilOf(row),
  };
}

/** A row with each fault at its cell, in the order of the columns. */
export function presentFaulty({ columns }: ImportRow, row: ReadRow): FaultyRow {
  const at = (field: string) => columns.findIndex((column) => column.field === field);
  const cell = (field: string, message: CellMessage) => {
    const column = columns[at(field)];
    return {
      letter: column ? letterOf(column.at) : '',
      heading: column?.heading ?? '',
      field,
      read: row.cells[at(field)] ?? '',
      message,
    };
  };
  const faults = row.faults.map(({ field, message }) => cell(field, message));
  if (row.same_row !== null) faults.push(cell('name', `sameRow:${row.same_row}`));
  if (row.entered) faults.push(cell('name', 'enteredAlready'));
  faults.sort((one, other) => at(one.field) - at(other.field));
  return { row: row.row, name: row.name, left_out: row.left_out, faults };
}

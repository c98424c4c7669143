import { setImmediate } from 'node:timers/promises';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { IMPORT_LIMITS, IMPORT_REQUIRED } from '@mala/contract/imports/office.ts';
import { AppError } from '../../errors.ts';
import type { TableRow } from '../../media/tables/table-row.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import { findHeadings, type Headings } from './read-headings.ts';
import { isExample } from './template-words.ts';

export interface CheckedTable {
  headings: Headings;
  missing: string[];
  examples: number;
  /** how many have a profile in them, also where none is read */
  count: number;
  /** none where headings are wrong */
  rows: (CheckedRow & { row: number; cells: string[] })[];
}

/** Reads the rows of a table. Throws NO_HEADINGS without a heading or a row below, TOO_MANY_ROWS. */
export async function checkTable(
  domain: Domain,
  table: readonly TableRow[],
  today: Date,
): Promise<CheckedTable> {
  const headings = findHeadings(domain, table);
  if (!headings) throw new AppError('NO_HEADINGS');
  const { columns, doubled } = headings;
  const places = columns.map(({ at }) => at);
  const nameAt = columns.findIndex(({ field }) => field === 'name');
  const read = table
    .filter(({ row }) => row > headings.row)
    .map(({ row, cells }) => ({ row, cells: places.map((at) => cells[at] ?? '') }))
    // a remark below the table, a number before each row
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const below = read.filter(({ cells }) => !isExample(cells[nameAt] ?? ''));
  if (below.length === 0) throw new AppError('NO_HEADINGS');
  if (below.length > IMPORT_LIMITS.rows) throw new AppError('TOO_MANY_ROWS');
  const missing = IMPORT_REQUIRED.filter((field) => !columns.some((one) => one.field === field));
  const rows: CheckedTable['rows'] = [];
  const isReadable = doubled.length === 0 && missing.length === 0;
  for (const { row, cells } of isReadable ? below : []) {
    rows.push({ row, cells, ...checkRow(domain, columns, cells, today) });
    // long texts take their time: whoever waits for another call is served in between
    await setImmediate();
  }
  const examples = read.length - below.length;
  return { headings, missing: [...missing], examples, count: below.length, rows };
}

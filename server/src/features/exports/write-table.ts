import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import type { ExportFormat } from '@mala/contract/exports.ts';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, Column } from './columns.ts';

export const TABLE_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

// what XML cannot hold; no field takes it either
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/**
 * A table as a stream of the file's bytes, which asks for rows only as fast as it is read: of any number of rows, a few
 * hundred are in memory. Text is text: what a spreadsheet would take for a formula has an apostrophe before it in CSV, and
 * is an inline string in XLSX.
 */
export function writeTable<Row>(
  format: ExportFormat,
  name: string,
  columns: readonly Column<Row>[],
  portions: AsyncGenerator<Row[]>,
): Readable {
  const rows = cellsOf(columns, portions);
  const headings = columns.map(({ heading }) => heading);
  const bytes =
    format === 'csv'
      ? // Excel takes a file without the mark for one of an old code page
        writeCsvStream(rows, { headers: headings, bom: true, escapeFormulae: true })
      : writeXlsxStream(rows, {
          name,
          columns: headings.map((header) => ({ header })),
          freezePane: { rows: 1 },
        });
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>);
}

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  portions: AsyncGenerator<Row[]>,
): AsyncGenerator<Cell[]> {
  for await (const rows of portions) {
    for (const row of rows) yield columns.map(({ cell }) => clean(cell(row)));
    // whoever waits for another call is served first
    await setImmediate();
  }
}

function clean(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(UNPRINTABLE, '') : cell;
}

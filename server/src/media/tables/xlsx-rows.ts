import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { fromBufferPromise } from 'yauzl';
import { AppError } from '../../errors.ts';
import type { TableRow } from './table-row.ts';

/** 2,000 whole profiles unpack to some 10 MB; what is above is made to fill a computer. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const MOST_PARTS = 1000;

/** The rows of the first sheet that one sees. @throws AppError NOT_A_TABLE, FILE_TOO_COMPLEX */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<TableRow> {
  await requireSmall(bytes);
  const sheet = await firstSheet(bytes);
  const rows = streamXlsxRows(bytes, { sheet })[Symbol.asyncIterator]();
  while (true) {
    const next = await orNoTable(rows.next());
    if (next.done) return;
    const { index, values } = next.value;
    yield { row: index + 1, cells: values.map(cellText) };
  }
}

/** By the list of the zip, before anything is unpacked. */
async function requireSmall(bytes: Buffer): Promise<void> {
  const zip = await orNoTable(fromBufferPromise(bytes));
  let unpacked = 0;
  let parts = 0;
  const iterator = zip.eachEntry()[Symbol.asyncIterator]();
  while (true) {
    const next = await orNoTable(iterator.next());
    if (next.done) return;
    unpacked += next.value.uncompressedSize;
    parts += 1;
    if (unpacked > MOST_UNPACKED || parts > MOST_PARTS) throw new AppError('FILE_TOO_COMPLEX');
  }
}

/** Its place in the workbook; no sheet is read for that. */
async function firstSheet(bytes: Buffer): Promise<number> {
  let first: number | null = null;
  await orNoTable(
    readXlsx(bytes, {
      sheets: ({ hidden, veryHidden, index }) => {
        if (first === null && !hidden && !veryHidden) first = index;
        return false;
      },
    }),
  );
  if (first === null) throw new AppError('NOT_A_TABLE');
  return first;
}

/** Whatever the reader throws is about the file. */
async function orNoTable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new AppError('NOT_A_TABLE');
  }
}

/** As one reads it. A date is `1998-01-05`, a time `05:30:00`, both `1998-01-05 05:30:00`. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  return String(value).trim();
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // spreadsheets count seconds as parts of a day, which no number holds exactly
  const [day = '', rest = ''] = new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .split('T');
  const time = rest.slice(0, 8);
  // a time alone is one of their first day
  if (day < '1900-01-02') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

import { AppError } from '../../errors.ts';
import { bytesOf, type PictureInput, sizeOf } from '../pictures/reader.ts';
import { csvRows } from './csv-rows.ts';
import type { TableRow } from './table-row.ts';
import { xlsxRows } from './xlsx-rows.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** More than a table of 2,000 profiles has, with its title, headings and empty lines. */
const MOST_ROWS = 2100;
const MOST_COLUMNS = 100;
/** One more than the longest text of a profile: what is cut here is refused there. */
const MOST_CHARACTERS = 2001;
/** The last row of a spreadsheet. */
const LAST_ROW = 1_048_576;
/** 2,000 whole profiles with long texts; few cells of a small file could otherwise unpack to a flood. */
const MOST_TEXT = 8 * 1024 * 1024;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/**
 * The rows of a CSV or XLSX that have something in them; what it is, is told by its bytes. Of a workbook the first sheet that one
 * sees is read: formulas by the value that was stored with them, nothing is computed or fetched.
 * @throws AppError FILE_TOO_LARGE, NOT_A_TABLE, TOO_MANY_ROWS, TOO_MANY_COLUMNS, FILE_TOO_COMPLEX
 */
export async function readTable(input: PictureInput): Promise<TableRow[]> {
  if ((await sizeOf(input)) > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const bytes = await bytesOf(input);
  const rows: TableRow[] = [];
  let text = 0;
  let last = 0;
  for await (const { row, cells } of isZip(bytes) ? xlsxRows(bytes) : csvRows(bytes)) {
    // each row is known by its number
    if (!(row > last && row <= LAST_ROW)) throw new AppError('NOT_A_TABLE');
    last = row;
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) continue;
    if (width > MOST_COLUMNS) throw new AppError('TOO_MANY_COLUMNS');
    if (rows.length === MOST_ROWS) throw new AppError('TOO_MANY_ROWS');
    const cut = cells.slice(0, width).map(storable);
    text += cut.reduce((sum, cell) => sum + cell.length, 0);
    if (text > MOST_TEXT) throw new AppError('FILE_TOO_COMPLEX');
    rows.push({ row, cells: cut });
  }
  return rows;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text has
const UNSEEN = /[\u0000-\u0008\u000e-\u001f]/g;

/** A cell as the database takes it: XML can name characters that are none, and a cut can halve one. */
function storable(cell: string): string {
  return cell.slice(0, MOST_CHARACTERS).replace(UNSEEN, '').toWellFormed();
}

import { parseCsv } from 'hucre/csv';
import { AppError } from '../../errors.ts';
import type { TableRow } from './table-row.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** Rows by which the separator is told. */
const LOOKED_AT = 20;
/** Rows that are parsed at most; further ones are too many whatever is in them. */
const MOST_LINES = 20_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text has
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** The rows of a text whose cells are between commas, semicolons or tabs. @throws AppError NOT_A_TABLE, TOO_MANY_ROWS */
export function* csvRows(bytes: Buffer): Generator<TableRow> {
  const text = decode(bytes);
  if (NO_TEXT.test(text) || text.startsWith('%PDF-')) throw new AppError('NOT_A_TABLE');
  // what Excel writes for itself, and does not show
  const [named, said] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const table = text.slice(named?.length ?? 0);
  const delimiter = said ?? separatorOf(table);
  const rows = parseCsv(table, { delimiter, maxRows: MOST_LINES + 1 });
  if (rows.length > MOST_LINES) throw new AppError('TOO_MANY_ROWS');
  for (const [at, cells] of rows.entries())
    yield { row: at + 1, cells: cells.map((cell) => String(cell ?? '').trim()) };
}

/** The one that makes most columns of a row. */
function separatorOf(text: string): string {
  const widths = SEPARATORS.map((delimiter) => {
    const rows = parseCsv(text, { delimiter, maxRows: LOOKED_AT });
    return { delimiter, width: Math.max(0, ...rows.map(({ length }) => length)) };
  });
  return widths.reduce((widest, one) => (one.width > widest.width ? one : widest)).delimiter;
}

/** Text of any of the encodings that spreadsheets write. */
function decode(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By its mark, or by the zeros that Latin letters and separators have there. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth))
    return 'utf-16be';
  return null;
}

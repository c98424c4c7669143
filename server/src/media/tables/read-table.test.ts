import type { ErrorCode } from '@mala/contract/errors.ts';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { HOSTILE_TABLES } from '../../../test/fixtures/tables/hostile-tables.ts';
import { PATIENT_READERS } from '../../../test/patient-readers.ts';
import { createMediaPool } from '../pool.ts';
import { createTables } from '../tables.ts';
import { readTable } from './read-table.ts';

const media = createMediaPool({ atOnce: 1, ...PATIENT_READERS });
const inProcess = createTables(media);

const ROWS = [
  ['Name', 'पत्ता', 'ஊர்'],
  ['Meena', 'a, "b"\nc', 'மதுரை'],
];
const EXPECTED = ROWS.map((cells, at) => ({ row: at + 1, cells }));

const csv = (delimiter = ',') => writeCsv(ROWS, { delimiter });
const utf16 = (text: string, mark = true) =>
  Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');

it.each<[string, Buffer]>([
  ['commas', Buffer.from(csv())],
  ['semicolons', Buffer.from(csv(';'))],
  ['tabs', Buffer.from(csv('\t'))],
  ['the mark of UTF-8', Buffer.from(`\ufeff${csv()}`)],
  ['UTF-16 with tabs, as Excel writes it', utf16(csv('\t'))],
  ['UTF-16 from the other end', Buffer.from(utf16(csv()).swap16())],
  ['UTF-16 without a mark', utf16(csv(), false)],
  ['the separator said', Buffer.from(`sep=;\r\n${csv(';')}`)],
])('reads a CSV with %s', async (_what, bytes) => {
  expect(await readTable(bytes)).toEqual(EXPECTED);
});

it('reads a CSV of an old code page, and rows of other widths', async () => {
  const bytes = Buffer.from('Title\r\n\r\nName,Town\r\nZo\xeb \x96 A,Pune\r\n', 'latin1');
  expect(await readTable(bytes)).toEqual([
    { row: 1, cells: ['Title'] },
    { row: 3, cells: ['Name', 'Town'] },
    { row: 4, cells: ['Zoë – A', 'Pune'] },
  ]);
});

it('reads cells of a workbook as one reads them', async () => {
  const date = { style: { numFmt: 'dd/mm/yyyy' } };
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', hidden: true, rows: [['hidden']] },
      {
        name: 'Profiles',
        rows: [
          ['Title'],
          [],
          ['Date', 'Time', 'Number', 'Mobile', 'Yes', 'Computed', 'Text'],
          [null, new Date(Date.UTC(1899, 11, 30, 5, 30)), 5.6, 9840012345, true, null, ' x '],
        ],
        cells: new Map([
          ['3,0', { value: new Date('1998-01-05T00:00:00Z'), type: 'date', ...date }],
          ['3,5', { value: 2, type: 'formula', formula: '1+1', formulaResult: 2 }],
        ]),
      },
    ],
  });
  expect(await readTable(Buffer.from(bytes))).toEqual([
    { row: 1, cells: ['Title'] },
    { row: 3, cells: ['Date', 'Time', 'Number', 'Mobile', 'Yes', 'Computed', 'Text'] },
    { row: 4, cells: ['1998-01-05', '05:30:00', '5.6', '9840012345', 'true', '2', 'x'] },
  ]);
});

it('reads of a cell only what the database takes', async () => {
  const texts = ['Mee\u0000na', 'Mee_x0000_na', 'Mee_xD800_na', `${'a'.repeat(2000)}😀`];
  const bytes = await writeXlsx({ sheets: [{ name: 'P', rows: texts.map((text) => [text]) }] });
  const rows = await readTable(Buffer.from(bytes));
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    ...['Meena', 'Meena', 'Mee\ufffdna', `${'a'.repeat(2000)}\ufffd`],
  ]);
});

it.each(HOSTILE_TABLES.map((one) => [one.name, one] as const))(
  'refuses %s in a process of its own',
  async (_name, { make, code }) => {
    const codes: readonly string[] = [code].flat();
    const refusal = await inProcess((await make()) as never, 'somebody').then(
      (rows) => ['NO_ROWS', 'ONE_ROW'][rows.length] ?? `${rows.length} rows`,
      (error: { appCode?: ErrorCode; message: string }) => error.appCode ?? error.message,
    );
    expect(codes).toContain(refusal);
  },
);

import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import type { CellMessage } from '@mala/contract/imports/faults.ts';
import { expect, it } from 'vitest';
import {
  csvOf,
  fieldNames,
  sampleCells,
  type TableCells,
  tableOf,
  xlsxOf,
} from '../../../test/fixtures/tables/tables.ts';
import { WRONG_CELLS } from '../../../test/fixtures/tables/wrong-cells.ts';
import { importCalls } from '../../../test/imports.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { letterOf } from './presenter.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const { helperOf, sent, faultsOf, keep, undo, entriesOf } = importCalls(app);

const ROWS = 2000;
/** Every so many rows one is wrong. */
const EVERY = 10;
const FIELDS = [...fieldNames('tamilmala'), 'mobiles.1'];

interface Expected {
  row: number;
  letter: string;
  read: string;
  message: CellMessage;
}

it('says of 2,000 rows with a hundred kinds of faults what is wrong at which cell', async () => {
  expect(WRONG_CELLS.length).toBeGreaterThanOrEqual(100);
  const expected: Expected[] = [];
  const rows = Array.from({ length: ROWS }, (_, at): TableCells => {
    const right = { ...sampleCells('tamilmala', 'en', at), 'mobiles.1': null };
    const [field, written, message] = (at % EVERY === 0 && WRONG_CELLS[at / EVERY]) || [];
    if (!field || written === undefined || !message) return right;
    const letter = letterOf(FIELDS.indexOf(field));
    expected.push({ row: at + 2, letter, read: written, message });
    return { ...right, [field]: written };
  });
  const helper = await helperOf();
  const { id, counts } = await sent(helper, csvOf(tableOf('tamilmala', 'en', rows, FIELDS)));
  expect(counts).toMatchObject({ rows: ROWS, faulty: expected.length, left_out: 0 });
  const found: Expected[] = [];
  for (let page = 1; found.length < expected.length; page += 1) {
    const { rows: faulty } = await faultsOf(helper, id, page);
    if (faulty.length === 0) break;
    for (const { row, faults } of faulty)
      for (const { letter, read, message } of faults) found.push({ row, letter, read, message });
  }
  // what nobody sees in a cell is not told
  const seen = (cells: Expected[]) => cells.map((cell) => ({ ...cell, read: cell.read.trim() }));
  expect(seen(found)).toEqual(seen(expected));
  expect((await keep(helper, id)).error.Code).toBe('IMPORT_FAULTS');
  expect((await entriesOf(helper)).count).toBe(0);
});

/** As many as there may be where they are longest; elsewhere more than two portions of all that is done in portions. */
const TABLES = DOMAINS.flatMap((domain) =>
  languagesOf(domain).map((language) => ({
    domain,
    language,
    count: language === 'mr' ? ROWS : 450,
  })),
);

it.each(TABLES)(
  'keeps $count rows of $domain in $language, and takes them back',
  async ({ domain, language, count }) => {
    const helper = await helperOf(domain);
    const rows = Array.from({ length: count }, (_, at) => sampleCells(domain, language, at));
    const table = tableOf(domain, language, rows);
    const { id, counts } = await sent(helper, await xlsxOf(table), { domain });
    expect(counts).toMatchObject({ rows: count, clean: count });
    expect((await keep(helper, id)).body).toMatchObject({ state: 'kept', done: count });
    expect((await entriesOf(helper)).count).toBe(count);
    expect((await undo(helper, id)).body).toMatchObject({ state: 'undone', stays: [] });
    expect((await entriesOf(helper)).count).toBe(0);
  },
);

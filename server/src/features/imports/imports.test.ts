import { LANGUAGES, languagesOf } from '@mala/contract/communities/languages.ts';
import { deleteEntry, readEntry, saveEntry } from '@mala/contract/entries/office.ts';
import * as imports from '@mala/contract/imports/office.ts';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { csvOf, sampleCells, tableOf, xlsxOf } from '../../../test/fixtures/tables/tables.ts';
import { importCalls, wholeRows } from '../../../test/imports.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sweepImports } from './sweep-imports.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const { helperOf, send, sent, faultsOf, keep, undo, entriesOf, historyOf } = importCalls(app);

describe('a clean table', () => {
  it.each(
    (['tamilmala', 'marathimala'] as const).flatMap((domain) =>
      languagesOf(domain).flatMap((language) =>
        (['csv', 'xlsx'] as const).map((format) => ({ domain, language, format })),
      ),
    ),
  )('of $domain in $language as $format is kept as drafts that say the same', async (one) => {
    const { domain, language, format } = one;
    const helper = await helperOf(domain);
    const rows = [0, 1, 2].map((row) => sampleCells(domain, language, row));
    const table = tableOf(domain, language, rows);
    const file = format === 'csv' ? csvOf(table) : await xlsxOf(table);
    const { id, counts } = await sent(helper, file, { domain });
    expect((await faultsOf(helper, id)).rows).toEqual([]);
    expect(counts).toEqual({ rows: 3, clean: 3, faulty: 0, left_out: 0, incomplete: 0 });
    expect((await entriesOf(helper)).count).toBe(0);
    const kept = await keep(helper, id);
    expect(kept.body).toMatchObject({ state: 'kept', done: 3, counts: null });
    const { count, rows: listed } = await entriesOf(helper);
    expect(count).toBe(3);
    expect(listed.every(({ state }) => state === 'draft')).toBe(true);
    const first = listed.find(({ mobile_no }) => mobile_no === '7000000000');
    const { body } = await app().call(readEntry, {
      token: helper.token,
      params: { id: first?.id ?? '' },
    });
    expect(body.sections).toMatchObject({
      basic: { date_of_birth: '1998-05-14', gender: 'female', mobiles: ['7000000000', null] },
      personal: { height: 162, weight: 55, marital_status: 'never-married' },
      family: { father_alive: true, sisters: 1, brothers: 0 },
      horoscope: { birth_time: '06:45 AM', birth_star: 'ashwini', padham: 2 },
    });
    expect(await historyOf(helper)).toMatchObject([
      { domain, contents: { after: { import: 'entered', entered: 3, left_out: 0 } } },
    ]);
    // no row is left
    const left = await app()
      .ctx.db.selectFrom('import_rows')
      .where('import_id', '=', id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('needs only name, gender, birth date and mobile, and says what is incomplete', async () => {
    const helper = await helperOf();
    const fields = ['name', 'gender', 'date_of_birth', 'mobiles'];
    const { id, counts } = await sent(
      helper,
      csvOf(tableOf('tamilmala', 'en', wholeRows(2), fields)),
    );
    expect(counts).toMatchObject({ clean: 2, incomplete: 2 });
    expect((await keep(helper, id)).body.done).toBe(2);
  });

  it('is the template, filled in below its example', async () => {
    const helper = await helperOf();
    for (const language of LANGUAGES)
      for (const format of ['csv', 'xlsx'] as const) {
        const query = { domain: 'tamilmala', language, format } as const;
        const { body } = await app().call(imports.linkTemplate, { token: helper.token, query });
        const file = await fetch(app().url + body.url);
        expect(file.status).toBe(200);
        const bytes = new Uint8Array(await file.arrayBuffer());
        // nothing but the example
        expect((await send(helper, bytes)).error.Code).toBe('NO_HEADINGS');
        expect((await fetch(`${app().url}${body.url}x`)).status).toBe(404);
      }
  });
});

describe('headings', () => {
  it('are found under a title and empty rows, by other words, in another order', async () => {
    const helper = await helperOf();
    const table = [
      ['Association of 2026'],
      [],
      ['Sl. No.', 'WhatsApp No.', 'Caste', 'Sex', 'D.O.B', 'Mobile no.', 'பெயர்', 'Remark of mine'],
      ['1', '9840012345', 'Mudaliyar', 'F', '5 Jan 1998', '9840054321', 'Meena', 'x'],
    ];
    const body = await sent(helper, csvOf(table));
    expect(body.columns.map(({ letter, field }) => `${letter} ${field}`)).toEqual([
      'B mobiles.1',
      'C community',
      'D gender',
      'E date_of_birth',
      'F mobiles',
      'G name',
    ]);
    expect(body.ignored).toEqual([
      { letter: 'A', heading: 'Sl. No.' },
      { letter: 'H', heading: 'Remark of mine' },
    ]);
    const refused = await keep(helper, body.id);
    expect([refused.status, refused.error.Faults]).toEqual([400, { without_ignored: 'required' }]);
    expect((await keep(helper, body.id, { without_ignored: true })).body.done).toBe(1);
  });

  it('twice, or missing where they must be, keep every row back', async () => {
    const helper = await helperOf();
    const table = [
      ['Name', 'Full name', 'Gender', 'Mobile'],
      ['Meena', 'Meena', 'F', '9840012345'],
    ];
    const { id, doubled, missing, counts } = await sent(helper, csvOf(table));
    expect({ doubled, missing }).toEqual({ doubled: ['name'], missing: ['date_of_birth'] });
    expect(counts).toMatchObject({ rows: 1, clean: 0, faulty: 1 });
    expect((await keep(helper, id)).error.Code).toBe('IMPORT_FAULTS');
  });
});

describe('a table with faults', () => {
  it('keeps nothing until rows are corrected or left out', async () => {
    const helper = await helperOf();
    const rows = wholeRows(3);
    const wrong = { ...rows[1], height: 'tall', date_of_birth: '12/25/1998' };
    const { id, counts } = await sent(
      helper,
      csvOf(tableOf('tamilmala', 'en', [rows[0] ?? {}, wrong, rows[2] ?? {}])),
    );
    expect(counts).toMatchObject({ rows: 3, clean: 2, faulty: 1 });
    const faults = await faultsOf(helper, id);
    expect(faults).toMatchObject({
      count: 1,
      rows: [
        {
          row: 3,
          left_out: false,
          faults: [
            { letter: 'C', heading: 'Date of Birth', read: '12/25/1998', message: 'dayFirst' },
            { field: 'height', heading: 'Height', read: 'tall', message: 'heightForm' },
          ],
        },
      ],
    });
    expect((await keep(helper, id)).error.Code).toBe('IMPORT_FAULTS');
    const fix = (field: string, value: string) =>
      app().call(imports.correctCell, {
        token: helper.token,
        params: { id },
        body: { row: 3, field, value },
      });
    expect((await fix('height', `5'6"`)).body.counts).toMatchObject({ faulty: 1 });
    expect((await fix('date_of_birth', '25/12/1998')).body.counts).toMatchObject({ clean: 3 });
    expect((await keep(helper, id)).body.done).toBe(3);
  });

  it('leaves rows out on purpose, one by one or all with faults', async () => {
    const helper = await helperOf();
    const rows = wholeRows(4).map((row, at) => (at > 1 ? { ...row, gender: '?' } : row));
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', rows)));
    const leave = async (which: number[] | 'faulty', left_out = true) =>
      (
        await app().call(imports.leaveOut, {
          token: helper.token,
          params: { id },
          body: { rows: which, left_out },
        })
      ).body.counts;
    expect(await leave([2])).toMatchObject({ clean: 1, faulty: 2, left_out: 1 });
    expect(await leave('faulty')).toMatchObject({ clean: 1, faulty: 0, left_out: 3 });
    expect(await leave([2], false)).toMatchObject({ clean: 2, left_out: 2 });
    expect((await keep(helper, id)).body.done).toBe(2);
    expect(await historyOf(helper)).toMatchObject([{ contents: { after: { left_out: 2 } } }]);
  });

  it('has somebody twice, or somebody who was entered already', async () => {
    const helper = await helperOf();
    const [one = {}, other = {}] = wholeRows(2);
    const again = { ...one, name: String(one.name).toUpperCase() };
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', [one, other, again])));
    expect((await faultsOf(helper, id)).rows).toMatchObject([
      { row: 4, faults: [{ letter: 'A', message: 'sameRow:2' }] },
    ]);
    const { body } = await app().call(imports.leaveOut, {
      token: helper.token,
      params: { id },
      // the first one: then the second is the only one
      body: { rows: [2], left_out: true },
    });
    expect(body.counts).toMatchObject({ clean: 2, faulty: 0 });
    await keep(helper, id);
    const next = await sent(helper, csvOf(tableOf('tamilmala', 'en', [one])));
    expect((await faultsOf(helper, next.id)).rows).toMatchObject([
      { faults: [{ message: 'enteredAlready' }] },
    ]);
    // somebody else may know the same family
    const another = await helperOf();
    expect((await sent(another, csvOf(tableOf('tamilmala', 'en', [one])))).counts).toMatchObject({
      clean: 1,
    });
  });
});

describe('a kept table', () => {
  async function kept(helper: Person, count = 3) {
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(count))));
    return (await keep(helper, id)).body;
  }

  it('is taken back for a day, without the entries that were changed or sent', async () => {
    const helper = await helperOf();
    const { id, until } = await kept(helper);
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const [changed] = (await entriesOf(helper)).rows;
    const body = { version: 1, sections: { work: { position: 'Clerk' } } };
    await app().call(saveEntry, { token: helper.token, params: { id: changed?.id ?? '' }, body });
    const undone = await undo(helper, id);
    expect(undone.body).toMatchObject({
      state: 'undone',
      stays: [{ id: changed?.id, name: changed?.name }],
    });
    expect((await entriesOf(helper)).rows.map((entry) => entry.id)).toEqual([changed?.id]);
    expect((await undo(helper, id)).body).toEqual(undone.body);
    expect((await historyOf(helper)).at(-1)?.contents).toMatchObject({
      after: { import: 'undone', erased: 2, stays: 1 },
    });
    expect((await keep(helper, id)).error.Code).toBe('CHANGED_MEANWHILE');
    await app().call(deleteEntry, { token: helper.token, params: { id: changed?.id ?? '' } });
    const { stays } = (
      await app().call(imports.readImport, { token: helper.token, params: { id } })
    ).body;
    expect(stays).toEqual([]);
  });

  it('is there no more after a day, and its entries stay', async () => {
    const helper = await helperOf();
    const { id } = await kept(helper);
    const open = await sent(
      helper,
      csvOf(tableOf('tamilmala', 'en', wholeRows(1, 'tamilmala', 50))),
    );
    app().setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await undo(helper, id)).error.Code).toBe('UNDO_LATE');
    await sweepImports(app().ctx);
    app().setNow(new Date());
    for (const gone of [id, open.id])
      expect(
        (await app().call(imports.readImport, { token: helper.token, params: { id: gone } }))
          .status,
      ).toBe(404);
    expect((await entriesOf(helper)).count).toBe(3);
  });

  it('cannot be changed or erased as a table', async () => {
    const helper = await helperOf();
    const { id } = await kept(helper);
    const options = { token: helper.token, params: { id } };
    const calls = [
      app().call(imports.discardImport, options),
      app().call(imports.leaveOut, { ...options, body: { rows: 'faulty', left_out: true } }),
      app().call(imports.correctCell, { ...options, body: { row: 2, field: 'name', value: 'A' } }),
    ];
    for (const call of calls) expect((await call).error.Code).toBe('CHANGED_MEANWHILE');
  });
});

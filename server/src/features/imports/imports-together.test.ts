import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import * as imports from '@mala/contract/imports/office.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { csvOf, fieldNames, headingsOf, tableOf } from '../../../test/fixtures/tables/tables.ts';
import { importCalls, wholeRows } from '../../../test/imports.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const { helperOf, send, sent, faultsOf, keep, undo, entriesOf, historyOf } = importCalls(app);

it('is erased before it is kept, and cannot be taken back then', async () => {
  const helper = await helperOf();
  const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(1))));
  expect((await undo(helper, id)).error.Code).toBe('CHANGED_MEANWHILE');
  const options = { token: helper.token, params: { id } };
  expect((await app().call(imports.discardImport, options)).status).toBe(200);
  expect((await app().call(imports.readImport, options)).status).toBe(404);
});

it('is not there any more if a crash of the database lost its rows', async () => {
  const helper = await helperOf();
  const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(1))));
  await app().ctx.db.deleteFrom('import_rows').where('import_id', '=', id).execute();
  const options = { token: helper.token, params: { id } };
  expect((await app().call(imports.readImport, options)).status).toBe(404);
  expect((await keep(helper, id)).status).toBe(404);
});

describe('at the same time', () => {
  it('one table sent twice is one import', async () => {
    const helper = await helperOf();
    const file = csvOf(tableOf('tamilmala', 'en', wholeRows(2)));
    const upload_id = randomUUID();
    const bodies = await Promise.all([1, 2, 3].map(() => sent(helper, file, { upload_id })));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
  });

  it('keeping it five times keeps it once, and all are told the same', async () => {
    const helper = await helperOf();
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(150))));
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => keep(helper, id)));
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect((await entriesOf(helper)).count).toBe(150);
    expect(await historyOf(helper)).toHaveLength(1);
  });

  it('keeping two tables of the same people keeps one of them', async () => {
    const helper = await helperOf();
    const file = csvOf(tableOf('tamilmala', 'en', wholeRows(20)));
    const both = [await sent(helper, file), await sent(helper, file)];
    const replies = await Promise.all(both.map(({ id }) => keep(helper, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both[replies.findIndex(({ status }) => status === 409)]?.id ?? '';
    expect((await faultsOf(helper, late)).count).toBe(20);
    expect((await entriesOf(helper)).count).toBe(20);
  });

  it('keeping and taking back leave all entries or none', async () => {
    const helper = await helperOf();
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(120))));
    const [kept, undone] = await Promise.all([keep(helper, id), undo(helper, id)]);
    expect(kept.status).toBe(200);
    expect([200, 409]).toContain(undone.status);
    expect((await entriesOf(helper)).count).toBe(undone.status === 200 ? 0 : 120);
  });
});

describe('while it is kept', () => {
  const rows = 150;
  const given = async () => {
    const helper = await helperOf();
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(rows))));
    const progress = async () =>
      (await app().call(imports.readImport, { token: helper.token, params: { id } })).body;
    return { helper, id, progress };
  };
  /** Begins to keep it, and does `meanwhile` once all is entered but nothing is in the history yet. */
  async function keeping<T>(helper: Person, id: string, meanwhile: () => Promise<T>) {
    const { db } = app().ctx;
    return db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE history IN SHARE MODE`.execute(trx);
      const kept = keep(helper, id);
      await meanwhile();
      // as an object, or the transaction would wait for it
      return { kept };
    });
  }

  it('its progress is seen, and nothing of it is there before the end', async () => {
    const { helper, id, progress } = await given();
    const { kept } = await keeping(helper, id, async () => {
      await expect.poll(async () => (await progress()).done).toBe(100);
      expect((await progress()).state).toBe('open');
      expect((await entriesOf(helper)).count).toBe(0);
    });
    expect((await kept).body).toMatchObject({ state: 'kept', done: rows });
  });

  it('a connection that is lost keeps nothing, and it can be kept again', async () => {
    const { helper, id, progress } = await given();
    const { kept } = await keeping(helper, id, async () => {
      await expect.poll(async () => (await progress()).done).toBe(100);
      const end = () =>
        sql<{ ended: boolean }>`
        SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(app().ctx.db);
      await expect.poll(async () => (await end()).rows).toEqual([{ ended: true }]);
    });
    expect((await kept).status).toBe(503);
    expect((await entriesOf(helper)).count).toBe(0);
    expect(await progress()).toMatchObject({ state: 'open', counts: { clean: rows } });
    expect((await keep(helper, id)).body).toMatchObject({ state: 'kept', done: rows });
    expect((await entriesOf(helper)).count).toBe(rows);
    expect(await historyOf(helper)).toHaveLength(1);
  });

  it('it is not there any more where the nightly sweep comes first', async () => {
    const { helper, id } = await given();
    const { db } = app().ctx;
    const erase = (trx: typeof db) => trx.deleteFrom('imports').where('id', '=', id).execute();
    const { status } = await whileChanging(db, erase, () => keep(helper, id));
    expect(status).toBe(404);
    expect((await entriesOf(helper)).count).toBe(0);
  });
});

describe('who may', () => {
  it('see a table: its sender, and who oversees the community', async () => {
    const helper = await helperOf();
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(1))));
    const { ctx, call } = app();
    const owner = await makeStaff(ctx, 'OWNER', 'tamilmala', 'tamilmala');
    const options = { params: { id }, token: owner.token };
    expect((await call(imports.readImport, options)).status).toBe(200);
    const listed = async (person: Person) =>
      (await call(imports.listImports, { token: person.token, params: { page: 1 } })).body.rows.map(
        (row) => row.id,
      );
    expect(await listed(owner)).toContain(id);
    const others = [await helperOf(), await makeStaff(ctx, 'OWNER', 'marathimala', 'marathimala')];
    for (const { token } of others) {
      const asked = { token, params: { id } };
      expect((await call(imports.readImport, asked)).status).toBe(404);
      expect((await call(imports.undoImport, asked)).status).toBe(404);
      expect((await call(imports.discardImport, asked)).status).toBe(404);
      expect((await call(imports.keepImport, { token, params: { id }, body: {} })).status).toBe(
        404,
      );
      expect((await call(imports.listFaults, { token, params: { id, page: 1 } })).status).toBe(404);
    }
    for (const other of others) expect(await listed(other)).not.toContain(id);
    for (const other of [await makeMember(ctx), await makeStaff(ctx, 'CASHIER')])
      expect((await call(imports.readImport, { token: other.token, params: { id } })).status).toBe(
        403,
      );
  });

  it('keep one that somebody else sent: the entries are of its sender, who can take it back', async () => {
    const helper = await helperOf();
    const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(3))));
    const owner = await makeStaff(app().ctx, 'OWNER', 'tamilmala', 'tamilmala');
    expect((await keep(owner, id)).body).toMatchObject({ state: 'kept', done: 3 });
    expect((await entriesOf(helper)).count).toBe(3);
    expect(await historyOf(owner)).toHaveLength(1);
    expect((await undo(helper, id)).body).toMatchObject({ state: 'undone', stays: [] });
  });

  it('send one: only for a community where he enters', async () => {
    const file = csvOf(tableOf('marathimala', 'en', wholeRows(1, 'marathimala')));
    const reply = await send(await helperOf(), file, { domain: 'marathimala' });
    expect([reply.status, reply.error.Code]).toEqual([403, 'FORBIDDEN']);
  });
});

it.each([
  ['domain', { domain: 'x' }],
  ['upload_id', { upload_id: 'x' }],
])('refuses a wrong %s', async (field, more) => {
  const { status, error } = await send(await helperOf(), csvOf([['Name', 'Mobile']]), more);
  expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
});

it('refuses a cell that is not there, and rows that are no numbers', async () => {
  const helper = await helperOf();
  const { id } = await sent(helper, csvOf(tableOf('tamilmala', 'en', wholeRows(1))));
  const options = { token: helper.token, params: { id } };
  const correct = async (body: object) => {
    const cell = { row: 2, field: 'name', value: 'Meena', ...body };
    return Object.keys(
      (await app().call(imports.correctCell, { ...options, body: cell })).error.Fields ?? {},
    );
  };
  expect(await correct({ row: 99 })).toEqual(['row']);
  expect(await correct({ row: 99_999_999_999 })).toEqual(['row']);
  expect(await correct({ field: 'surname2' })).toEqual(['field']);
  expect(await correct({ value: 'x'.repeat(2001) })).toEqual(['value']);
  for (const rows of ['all', [0], [99_999_999_999], ['2'], null]) {
    const body = { rows, left_out: true } as never;
    expect((await app().call(imports.leaveOut, { ...options, body })).status).toBe(400);
  }
});

it('knows the headings of every field in every language', () => {
  for (const domain of ['tamilmala', 'marathimala'] as const)
    for (const language of LANGUAGES)
      expect(new Set(headingsOf(domain, language, fieldNames(domain))).size).toBe(
        fieldNames(domain).length,
      );
});

import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openDatabase, openForLongWork } from './database.ts';
import { DERIVED_COLUMNS } from './schema/profiles.ts';

let clone: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  clone = await cloneDatabase();
  db = openDatabase(clone.url, { poolSize: 2 });
});

afterAll(async () => {
  await db.destroy();
  await clone.drop();
});

test('returns rows with the declared types', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big, date '2001-02-03' as day, 599.50::numeric as price,
           timestamptz '2026-11-20 10:00:00+05:30' as at, null::date as nothing`.execute(db);
  expect(rows).toEqual([
    {
      big: 9_007_199_254_740_991,
      day: '2001-02-03',
      price: '599.50',
      at: new Date('2026-11-20T04:30:00Z'),
      nothing: null,
    },
  ]);
});

test('rejects a number too large to be exact, and stays usable', async () => {
  await expect(sql`select 9007199254740993::int8 as big`.execute(db)).rejects.toThrow(RangeError);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('uses UTC, a statement timeout and an application name', async () => {
  const { rows } = await sql`
    select current_setting('timezone') as zone, current_setting('statement_timeout') as limit,
           current_setting('application_name') as name`.execute(db);
  expect(rows).toEqual([{ zone: 'UTC', limit: '8s', name: 'mala' }]);
});

test('gives long work as much time as it takes, which silence does not end either', async () => {
  const patient = openForLongWork(clone.url);
  const impatient = openDatabase(clone.url, { poolSize: 1, silenceMs: 100 });
  try {
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(
      patient,
    );
    expect(rows).toEqual([{ limit: '0' }]);
    const silently = sql`select pg_sleep(0.3)`;
    await Promise.all([
      silently.execute(patient),
      expect(silently.execute(impatient)).rejects.toThrow(),
    ]);
  } finally {
    await patient.destroy();
    await impatient.destroy();
  }
});

test('survives a broken connection', async () => {
  const lost = Promise.withResolvers<Error>();
  const own = openDatabase(clone.url, { poolSize: 1, onConnectionLost: lost.resolve });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await expect(lost.promise).resolves.toBeInstanceOf(Error);
  expect((await sql`select 1 as one`.execute(own)).rows).toEqual([{ one: 1 }]);
  await own.destroy();
});

test('survives a connection that breaks during a transaction', async () => {
  const own = openDatabase(clone.url, { poolSize: 1 });
  const broken = own.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await delay(100);
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(own)).rows).toEqual([{ one: 1 }]);
  await own.destroy();
});

test('gives each test its own migrated clone, also when several are made at once', async () => {
  const clones = await Promise.all(Array.from({ length: 4 }, cloneDatabase));
  expect(new Set(clones.map(({ url }) => url)).size).toBe(4);
  for (const { url, drop } of clones) {
    const own = openDatabase(url, { poolSize: 1 });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(own);
    expect(rows.length).toBeGreaterThan(0);
    await own.destroy();
    await drop();
  }
});

test('generates the columns in DERIVED_COLUMNS from the fields of the same names', async () => {
  const { rows } = await sql<{ name: string; made: string }>`
    SELECT column_name AS name, generation_expression AS made FROM information_schema.columns
    WHERE table_name = 'profiles' AND is_generated = 'ALWAYS' AND column_name <> 'complete'`.execute(
    db,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...DERIVED_COLUMNS].sort());
  for (const { name, made } of rows) expect(made).toContain(`->> '${name}'::text`);
});

import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { dropDatabase } from './drop-database.ts';
import { migrateDown, migrateToLatest } from './migrate.ts';

let url: string;
let db: ReturnType<typeof openDatabase>;
let order: (sql: string) => Promise<unknown>;
let endOrders: () => Promise<void>;

beforeEach(async () => {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  order = (text) => client.query(text);
  endOrders = () => client.end();
  await dropDatabase(client, 'migrated');
  await order('create database migrated');
  const address = new URL(inject('postgresUrl'));
  address.pathname = 'migrated';
  url = address.href;
  db = openDatabase(url);
});

afterEach(async () => {
  await db.destroy();
  await endOrders();
});

/** Every table, column, index, constraint, sequence, type and function of ours, in words. */
async function shape(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                  pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
     where c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select 'function ' || proname from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'enum ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
    union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

test('migrates up, down to nothing, and up to the same schema again', async () => {
  await migrateToLatest(db);
  const up = await shape();
  expect(up.length).toBeGreaterThan(0);
  await migrateToLatest(db);
  expect(await shape()).toEqual(up);
  await migrateDown(db);
  expect(await shape()).toEqual([]);
  await migrateToLatest(db);
  expect(await shape()).toEqual(up);
});

test('several processes may migrate at once', async () => {
  const script = `
    import { openForLongWork } from '${join(import.meta.dirname, 'database.ts')}';
    import { migrateToLatest } from '${join(import.meta.dirname, 'migrate.ts')}';
    const db = openForLongWork(process.argv[1]);
    await migrateToLatest(db);
    await db.destroy();`;
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, url]);
  await Promise.all([run(), run(), run()]);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
});

test('rejects a database migrated by a newer version', async () => {
  await migrateToLatest(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(
    db,
  );
  await expect(migrateToLatest(db)).rejects.toThrow('newer than this program: it has 9999-later');
});

test('migrations are numbered without gaps', async () => {
  const files = (await readdir(join(import.meta.dirname, 'migrations'))).toSorted();
  files.forEach((file, index) => {
    expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.ts$`));
  });
});

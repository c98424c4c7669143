import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { migrateAsFar, migrateToLatest } from './migrate.ts';

const db = useEmptyDatabase();

/** How files were before they had a state, and what they get: their name says it. */
const BEFORE = [
  { kind: 'png', pages: null, name: 'rewritten' },
  { kind: 'jpeg', pages: null, name: 'rewritten' },
  { kind: 'gif', pages: null, name: 'rewritten' },
  { kind: 'pdf', pages: 2, name: 'rewritten' },
  { kind: 'pdf', pages: 0, name: 'refused' },
  { kind: 'pdf', pages: null, name: 'stored' },
  { kind: 'docx', pages: null, name: 'stored' },
  { kind: 'doc', pages: null, name: 'stored' },
];

it('gives the files that are there when migration 0022 comes their states', async () => {
  await migrateAsFar(db(), ['0021-marriage-upload-ids']);
  const { rows } = await sql<{ id: string }>`
    insert into users (id, domain, user_name, mobile_no, password_hash)
    values (gen_random_uuid(), 'tamilmala', 'Meena', '9840012345', 'x') returning id`.execute(db());
  const owner = rows[0]?.id;
  await sql`insert into profiles (user_id, domain) values (${owner}, 'tamilmala')`.execute(db());
  for (const { kind, pages, name } of BEFORE)
    await sql`
      insert into horoscope_files (id, profile_id, name, kind, bytes, pages)
      values (gen_random_uuid(), ${owner}, ${name}, ${kind}, 1, ${pages})`.execute(db());
  await migrateToLatest(db());
  const files = await sql<{ name: string; state: string }>`
    select name, state from horoscope_files`.execute(db());
  expect(files.rows).toHaveLength(BEFORE.length);
  for (const { name, state } of files.rows) expect(state).toBe(name);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { migrateAsFar, migrateToLatest } from './migrate.ts';
import { verifyHistory } from './verify-history.ts';

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await emptyDatabase();
  db = openDatabase(database.url, { poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const OFFICE = '01890000-0000-7000-8000-000000000001';
const MEMBER = '01890000-0000-7000-8000-000000000002';

/** Rows of the audit log, as it was before the history, oldest first. */
const ROWS = [
  ['edit', { section: 'basic' }],
  ['status', { from: 200, to: 500, reason: 'Too dark' }],
  ['featured', { from: false, to: true }],
  ['photo', { photo_id: 'p', decision: 'refuse', reason: null }],
  ['text', { section: 'work', field: 'position', decision: 'allow', reason: null }],
  ['mail', { mail_id: 'm', kind: 'password-changed', how: 'drop' }],
  ['marriage', { change: 'removed', domain: 'marathimala', caption: 'Kavitha and Arun' }],
] as const;

it('the rows of the audit log are carried over in their order, and chained', async () => {
  await migrateAsFar(db, ['0025-filled-in-by']);
  await sql`INSERT INTO users (id, domain, mobile_no, password_hash, user_name)
    VALUES (${OFFICE}, 'tamilmala', '9840012345', 'h', 'Selvi'), (${MEMBER}, 'tamilmala', '9840012346', 'h', 'Kamala')`.execute(
    db,
  );
  for (const [index, [action, detail]] of ROWS.entries())
    await sql`INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
      VALUES (gen_random_uuid(), ${OFFICE}, ${action}, ${MEMBER}, ${JSON.stringify(detail)}, ${new Date(Date.UTC(2026, 0, 1 + index))})`.execute(
      db,
    );
  await migrateToLatest(db);
  expect(await verifyHistory(db)).toMatchObject({ rows: ROWS.length, erased: 0 });
  const rows = await db
    .selectFrom('history')
    .innerJoin('history_values', 'history_values.history_id', 'history.id')
    .innerJoin('history_chain', 'history_chain.history_id', 'history.id')
    .orderBy('position')
    .select(['actor_name', 'action', 'part', 'fields', 'domain', 'contents'])
    .execute();
  const named = { actor_name: 'Selvi', domain: 'tamilmala' };
  expect(rows).toMatchObject([
    { ...named, action: 'edit', part: 'basic', fields: [] },
    {
      ...named,
      action: 'status',
      fields: ['status'],
      contents: { before: { status: 200 }, after: { status: 500 }, reason: 'Too dark' },
    },
    { action: 'featured', contents: { before: { featured: false }, after: { featured: true } } },
    { action: 'photo', contents: { before: { state: 'waiting' }, after: { state: 'refused' } } },
    { action: 'text', part: 'work', contents: { after: { field: 'position', decision: 'allow' } } },
    { action: 'mail', contents: { after: { mail_id: 'm', how: 'drop' } } },
    {
      action: 'marriage',
      domain: 'marathimala',
      contents: { before: { caption: 'Kavitha and Arun' }, after: {} },
    },
  ]);
});

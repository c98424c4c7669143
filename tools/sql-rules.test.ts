import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlFaults, type TableOwners } from './sql-rules.ts';

const SERVER = join(import.meta.dirname, '../server/src');

const OWNERS: TableOwners = {
  users: 'features/auth',
  staff_roles: 'features/staff',
  sessions: 'features/auth',
  visits: 'features/visits',
  agreements: 'features/auth',
  authenticator_apps: 'features/second-factor',
  recovery_codes: 'features/second-factor',
  passkeys: 'features/second-factor',
  factor_tickets: 'features/second-factor',
  mailed_links: 'features/auth',
  mails: 'features/mail',
  mail_refusals: 'features/mail',
  profiles: 'features/profiles',
  profile_opens: 'features/profiles',
  reviewed_profiles: 'features/moderation',
  review_claims: 'features/review',
  held_texts: 'features/held-texts',
  held_changes: 'features/held-texts',
  live_changes: 'features/held-texts',
  complaints: 'features/complaints',
  complaint_pictures: 'features/complaints',
  entries: 'features/entries',
  entry_photos: 'features/entries',
  entry_files: 'features/entries',
  imports: 'features/imports',
  import_rows: 'features/imports',
  import_entries: 'features/imports',
  photos: 'features/photos',
  photo_hashes: 'features/photos',
  horoscope_files: 'features/horoscope-files',
  shortlists: 'features/shortlist',
  hidden_profiles: 'features/hidden',
  seen_profiles: 'features/seen',
  downloads: 'features/contacts',
  shared_links: 'features/sharing',
  packages: null,
  subscriptions: 'features/subscriptions',
  payments: 'features/payments',
  receipt_numbers: 'features/payments',
  payment_claims: 'features/payments',
  payment_screenshots: 'features/payments',
  gateway_orders: 'features/payments',
  gateway_refunds: 'features/payments',
  gateway_events: 'features/payments',
  marriages: 'features/marriages',
  history: 'db',
  history_values: 'db',
  history_chain: null,
  instance: null,
  search_versions: null,
  search_changes: null,
  saved_indexes: 'features/search',
  home_versions: null,
  list_budgets: 'features/budgets',
  card_budgets: 'features/budgets',
  heavy_readers: 'features/budgets',
  running_processes: 'db',
  erasures: null,
  backup_runs: 'backup',
  member_notes: 'features/members',
  erasure_receipts: 'features/members',
  saved_views: 'features/moderation',
  saved_searches: 'features/saved-searches',
  digests: 'features/digest',
  search_news: 'features/digest',
  daily_counts: 'features/numbers',
  active_marks: 'features/numbers',
  review_waits: null,
  journeys: null,
  absences: 'features/absences',
  corrections: 'features/corrections',
  site_settings: 'features/settings',
  first_start: 'features/staff',
  setup_decisions: 'features/setup',
  test_mails: 'features/setup',
  push_subscriptions: 'features/push',
  push_refusals: 'features/push',
  push_messages: 'features/push',
  askings: 'features/still-looking',
};

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^db\/migrations\//.test(path));

test('every table has an owner', () => {
  const schema = readFileSync(join(SERVER, 'db/schema/database.ts'), 'utf8');
  const tables = [...schema.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => table);
  expect(tables.toSorted()).toEqual(Object.keys(OWNERS).toSorted());
});

test('every file of the server follows the rules', () => {
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((path) =>
    sqlFaults(path, readFileSync(join(SERVER, path), 'utf8'), OWNERS),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['SQL outside of queries', 'features/auth/log-in.ts', "db.selectFrom('users')"],
  ['SQL outside of queries', 'http/health.ts', 'sql`select 1`'],
  ['SQL outside of queries', 'features/auth/log-in.ts', 'sql<number>`1`'],
  ['SQL outside of queries', 'features/auth/log-in.ts', 'eb(sql.ref("id"))'],
  ['a table of another feature', 'features/auth/queries.ts', "trx.insertInto('profiles')"],
  ['a table of another feature', 'features/auth/queries.ts', "trx\n  .updateTable(\n'profiles')"],
  ['a table of another feature', 'features/auth/queries.ts', 'sql`DELETE FROM profiles`'],
  ['a table of another feature', 'db/instance.ts', 'sql`update profiles set mid = null`'],
  ['a table of triggers', 'features/search/queries.ts', "db.deleteFrom('search_versions')"],
  ['a table by a variable', 'features/photos/queries.ts', 'trx.deleteFrom(table)'],
  ['a presenter that reads', 'features/auth/presenter.ts', "import { a } from './queries.ts';"],
  ['a presenter that waits', 'features/auth/presenter.ts', 'const a = await read();'],
  ['a presenter that reads', 'features/auth/present-a.ts', 'present(ctx.db);'],
])('%s is found in %s: %s', (_rule, path, text) => {
  expect(sqlFaults(path, text, OWNERS)).toHaveLength(1);
});

test.each([
  ['features/auth/session-queries.ts', "trx.insertInto('sessions'); sql`now()`"],
  ['access/clauses.ts', "eb.selectFrom('photos'); sql`status = 200`"],
  ['db/record-history.ts', "trx.insertInto('history')"],
  ['features/auth/queries.ts', 'sql`select 1 from profiles for update skip locked`'],
  ['features/auth/presenter.ts', "import type { Row } from './queries.ts';"],
])('%s may contain %s', (path, text) => {
  expect(sqlFaults(path, text, OWNERS)).toEqual([]);
});

import { BUDGETS } from '@mala/contract/budgets.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startBeside, useTestApp } from '../../../test/test-app.ts';
import { createOptionalWrite } from '../../db/optional-write.ts';

const app = useTestApp();
// while a process reads its profiles it answers few lists at a time
beforeAll(() => app().ctx.search.prepare());
let groom: Person;
let bride: Person;
beforeEach(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  bride = await makeMember(app().ctx);
});

const list = ({ token }: Person, site = app()) =>
  site.call(search, { token, params: { page: 1 }, body: {} });
const open = ({ token }: Person, site = app()) =>
  site.call(viewProfile, { token, params: { profileId: bride.user_id } });

async function countedLists({ user_id }: Person): Promise<number | undefined> {
  const { db } = app().ctx;
  const row = await db
    .selectFrom('list_budgets')
    .where('user_id', '=', user_id)
    .select('lists')
    .executeTakeFirst();
  return row?.lists;
}

/** Everything that reading writes fails as on a full disk. */
async function fillDisk(): Promise<() => Promise<void>> {
  const { db } = app().ctx;
  const tables = ['list_budgets', 'card_budgets', 'heavy_readers', 'profile_opens', 'rate_limits'];
  await sql`create or replace function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger disk_is_full before insert or update on ${sql.table(table)}
      for each row execute function disk_is_full()`.execute(db);
  return async () => {
    for (const table of tables)
      await sql`drop trigger disk_is_full on ${sql.table(table)}`.execute(db);
  };
}

it('lists and profiles go on while the disk of the database is full, within the budget (abuse 8)', async () => {
  const pending = await makeMember(app().ctx, { gender: 'male', status: 0 });
  const free = await fillDisk();
  try {
    expect((await list(pending)).status).toBe(200);
    expect((await open(groom)).status).toBe(200);
    const calls = await Promise.all(Array.from({ length: BUDGETS.lists + 5 }, () => list(groom)));
    const listed = calls.filter(({ status }) => status === 200);
    expect(listed).toHaveLength(BUDGETS.lists);
    // what could not be counted has no details
    expect(listed.flatMap(({ body }) => body.rows).filter((row) => row.dob)).toEqual([]);
    expect(await countedLists(groom)).toBeUndefined();
  } finally {
    await free();
  }
  // what was counted meanwhile is written once there is room
  await expect.poll(() => countedLists(groom)).toBe(BUDGETS.lists);
});

it('lists and profiles go on while the database is read-only (abuse 8)', async () => {
  const { config, db } = app().ctx;
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  const pending = await makeMember(app().ctx, { gender: 'male', status: 0 });
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
  const standby = await startBeside(app());
  try {
    for (const member of [groom, pending])
      expect(await list(member, standby)).toMatchObject({ status: 200 });
    expect(await open(groom, standby)).toMatchObject({ status: 200 });
    expect(await open(pending, standby)).toMatchObject({ status: 403 });
  } finally {
    await standby.close();
    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db);
  }
});

it('says so once a minute, and fails for any other reason', async () => {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const optionalWrite = createOptionalWrite(log, 'nobody knows');
  const line = (code: string) => [{ code }, 'the database keeps nothing, so nobody knows'];
  const fail = (code: string, routine?: string) => () =>
    Promise.reject(Object.assign(new Error('no'), { code, routine }));
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    for (const code of ['53100', '25006', '0A000'])
      expect(await optionalWrite(fail(code))).toBeNull();
    expect(lines).toEqual([line('53100')]);
    vi.advanceTimersByTime(61_000);
    await optionalWrite(fail('25006'));
    expect(lines).toEqual([line('53100'), line('25006')]);
    // a new connection to a database whose disk is full
    expect(await optionalWrite(fail('XX000', 'write_item'))).toBeNull();
    for (const code of ['23505', 'XX000'])
      await expect(optionalWrite(fail(code))).rejects.toThrow('no');
    expect(await optionalWrite(async () => 1)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

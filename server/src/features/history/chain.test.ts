import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findHead } from '../../db/history-head.ts';
import { type KnownHead, verifyHistory } from '../../db/verify-history.ts';
import { logHistoryHead } from './workers.ts';

let app: TestApp;
let admin: Person;
let members: Person[];

/** Each has a chain of its own: five refusals. */
beforeEach(async () => {
  app = await startTestApp();
  admin = await makeAdmin(app.ctx);
  members = [];
  for (let count = 0; count < 5; count += 1) members.push(await refuse());
});
afterEach(() => app.close());

async function refuse(): Promise<Person> {
  const member = await makeMember(app.ctx);
  const { user_id: id } = member;
  const body = { profile_id: id, status: 500, reason: `Wrong names: ${member.user_name}` };
  await app.call(changeStatus, { token: admin.token, params: { id }, body });
  return member;
}

const verify = (known: KnownHead[] = []) => verifyHistory(app.ctx.db, known);

/** As who owns the tables, and switches off what they refuse. */
async function tamper(table: string, statement: string): Promise<void> {
  const { db } = app.ctx;
  await sql`ALTER TABLE history_values DROP CONSTRAINT IF EXISTS history_values_history_id_fkey`.execute(
    db,
  );
  await sql`ALTER TABLE history_chain DROP CONSTRAINT IF EXISTS history_chain_history_id_fkey`.execute(
    db,
  );
  await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(db);
  await sql.raw(statement).execute(db);
  await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`).execute(db);
}

const third = '(SELECT history_id FROM history_chain WHERE position = 3)';

it('holds, and its head is the last row', async () => {
  const head = await findHead(app.ctx.db);
  expect(head?.position).toBe(5);
  const { at: _, ...known } = head ?? { position: 0, hash: '', at: '' };
  expect(await verify([known])).toEqual({ rows: 5, erased: 0, head: known });
});

describe('whatever is changed, the first broken row is named', () => {
  it.each([
    ['history', `UPDATE history SET actor_name = 'Somebody' WHERE id = ${third}`, 'was changed'],
    ['history', `UPDATE history SET address = NULL WHERE id = ${third}`, 'was changed'],
    [
      'history',
      `UPDATE history SET at = at + interval '1 microsecond' WHERE id = ${third}`,
      'was changed',
    ],
    ['history', `UPDATE history SET fields = '{}' WHERE id = ${third}`, 'was changed'],
    ['history', `DELETE FROM history WHERE id = ${third}`, 'what was recorded is missing'],
    ['history_chain', 'DELETE FROM history_chain WHERE position = 3', 'the row is missing'],
    [
      'history_chain',
      `UPDATE history_chain SET previous = '\\x00' WHERE position = 3`,
      'does not follow',
    ],
    [
      'history_chain',
      `UPDATE history_chain SET hash = sha256('\\x00') WHERE position = 3`,
      'was changed',
    ],
    [
      'history_values',
      `DELETE FROM history_values WHERE history_id = ${third}`,
      'values are missing',
    ],
    [
      'history_values',
      `UPDATE history_values SET contents = '{"before":{},"after":{},"reason":null}' WHERE history_id = ${third}`,
      'values were changed',
    ],
  ])('%s: %s', async (table, statement, why) => {
    await tamper(table, statement);
    await expect(verify()).rejects.toMatchObject({
      position: 3,
      message: expect.stringContaining(why),
    });
  });

  it('a row that is no part of the chain', async () => {
    await tamper(
      'history',
      `INSERT INTO history SELECT gen_random_uuid(), at, actor_id, actor_name, actor_role,
      address, user_agent, action, part, fields, subject_id, domain, commitment FROM history WHERE id = ${third}`,
    );
    await expect(verify()).rejects.toThrow('not in the chain');
  });

  it('a chain whose end was cut off, or that was made anew, by a head that is known', async () => {
    const head = await findHead(app.ctx.db);
    const { position = 0, hash = '' } = head ?? {};
    await tamper('history_chain', 'DELETE FROM history_chain WHERE position > 3');
    await tamper(
      'history_values',
      'DELETE FROM history_values WHERE history_id NOT IN (SELECT history_id FROM history_chain)',
    );
    await tamper(
      'history',
      'DELETE FROM history WHERE id NOT IN (SELECT history_id FROM history_chain)',
    );
    expect(await verify()).toMatchObject({ rows: 3 });
    await expect(verify([{ position, hash }])).rejects.toMatchObject({ position: 4 });
    await refuse();
    await refuse();
    expect(await verify()).toMatchObject({ rows: 5 });
    await expect(verify([{ position, hash }])).rejects.toThrow('made anew');
  });
});

describe('the database refuses', () => {
  it.each([
    'UPDATE history SET address = NULL',
    'DELETE FROM history',
    'TRUNCATE history CASCADE',
    'UPDATE history_chain SET position = position',
    'DELETE FROM history_chain',
    'TRUNCATE history_chain',
    'DELETE FROM history_values',
    'TRUNCATE history_values',
    `UPDATE history_values SET contents = '{}'`,
    `UPDATE history_values SET history_id = gen_random_uuid(), contents = NULL, salt = NULL, erased_at = now()`,
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(app.ctx.db)).rejects.toThrow('is refused');
    expect(await verify()).toMatchObject({ rows: 5, erased: 0 });
  });
});

it('a hundred writers at once make one chain', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, () => makeMember(app.ctx)));
  const answers = await Promise.all(
    many.map(({ user_id: id }) => {
      const body = { profile_id: id, status: 500 };
      return app.call(changeStatus, { token: admin.token, params: { id }, body });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await verify()).toMatchObject({ rows: 105 });
});

it('an account that is deleted takes its values along, and the chain holds', async () => {
  const [gone] = members;
  await sql`DELETE FROM users WHERE id = ${gone?.user_id}`.execute(app.ctx.db);
  expect(await verify()).toMatchObject({ rows: 5, erased: 1 });
  const { rows } = await sql<{ row: string }>`SELECT v::text AS row FROM history_values v
    JOIN history ON id = history_id WHERE subject_id = ${gone?.user_id}`.execute(app.ctx.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).toMatch(/^\([0-9a-f-]{36},,,/);
});

it('the head is written into the log each night', async () => {
  const head = await findHead(app.ctx.db);
  const info = vi.fn();
  await logHistoryHead({ db: app.ctx.db, log: { ...app.ctx.log, info } });
  const said = { head: `5:${head?.hash}`, at: head?.at };
  expect(info.mock.calls).toEqual([[said, expect.any(String)]]);
});

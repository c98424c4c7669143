import { Writable } from 'node:stream';
import { choosePreferredStates } from '@mala/contract/auth/preferred-states.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { pathOf } from '../../test/calls.ts';
import { sampleSections } from '../../test/factories/sections.ts';
import { makeMember } from '../../test/factories.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';

const app = useTestApp();

function keptLog() {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog(to) };
}

it('replies 503 to every call while the database is unreachable', async () => {
  // nothing listens on this port
  const db = openDatabase('postgresql://mala:secret-word@127.0.0.1:1/mala');
  const { log, lines } = keptLog();
  const broken = await createApp({ ...app().ctx, db, log } satisfies Context, null);
  for (const endpoint of [login, signup]) {
    const payload = { mobile_no: '9812345678', password: 'a good password', user_name: 'Meena' };
    const { user_name: _, ...credentials } = payload;
    const body = endpoint === login ? credentials : payload;
    const reply = await broken.inject({ method: 'POST', url: endpoint.path, payload: body });
    expect([reply.statusCode, reply.json().Code]).toEqual([503, 'UNAVAILABLE']);
    expect(reply.headers['retry-after']).toBe('5');
  }
  expect(lines.join('')).toContain('ECONNREFUSED');
  expect(lines.join('')).not.toMatch(/secret-word|9812345678/);
  await broken.close();
  await db.destroy();
});

it('logs one stack a minute while every call fails, and a short line of each other call', async () => {
  const db = openDatabase('postgresql://mala:secret-word@127.0.0.1:1/mala');
  const { log, lines } = keptLog();
  const broken = await createApp({ ...app().ctx, db, log } satisfies Context, null);
  const since = performance.now();
  for (const seconds of [120, 121, 122, 200]) {
    vi.spyOn(performance, 'now').mockReturnValue(since + seconds * 1000);
    await broken.inject({
      ...{ method: 'POST', url: login.path },
      payload: { mobile_no: '9812345678', password: 'a good password' },
    });
    vi.restoreAllMocks();
  }
  const failed = lines.filter((line) => line.includes('a call failed'));
  expect(failed.map((line) => line.includes('"stack"'))).toEqual([true, false, false, true]);
  for (const line of failed) expect(line).toContain('"code":"ECONNREFUSED"');
  await broken.close();
  await db.destroy();
});

it.each(['40P01', '40001', '55P03'])(
  'replies 503 to a call that PostgreSQL ends because of others: %s',
  async (code) => {
    const { db } = app().ctx;
    // the name of its member says by which code a change of the account ends
    const { token } = await makeMember(app().ctx, {
      user_name: code,
      without: ['basic'],
      status: 0,
    });
    await sql`CREATE OR REPLACE FUNCTION end_it() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION USING ERRCODE = NEW.user_name; END $$`.execute(db);
    await sql`CREATE OR REPLACE TRIGGER end_it BEFORE UPDATE ON users FOR EACH ROW
    WHEN (NEW.user_name ~ '^[0-9A-Z]{5}$') EXECUTE FUNCTION end_it()`.execute(db);
    const body = { preselected: false };
    const { status, error } = await app().call(choosePreferredStates, { token, body });
    expect([status, error.Code]).toEqual([503, 'UNAVAILABLE']);
  },
);

it('logs one short line of each call that is refused while the disk is full (faults 18)', async () => {
  const { log, lines } = keptLog();
  const disks = { ...app().ctx.disks, isFull: () => true };
  const full = await createApp({ ...app().ctx, disks, log } satisfies Context, null);
  const payload = { mobile_no: '9812345678', password: 'a good password', user_name: 'Meena' };
  const reply = await full.inject({ method: 'POST', url: signup.path, payload });
  expect(reply.statusCode).toBe(507);
  expect(lines).toEqual([expect.stringContaining('"code":"STORAGE_FULL"')]);
  expect(lines[0]).not.toContain('"stack"');
  await full.close();
});

it('logs no personal data when PostgreSQL rejects a row', async () => {
  const { ctx } = app();
  const { log, lines } = keptLog();
  const server = await createApp({ ...ctx, log } satisfies Context, null);
  const { token, user_id } = await makeMember(ctx, { without: ['basic'], status: 0 });
  await sql`ALTER TABLE profiles ADD CONSTRAINT refused CHECK (basic IS NULL)`.execute(ctx.db);
  const { basic } = sampleSections('tamilmala');
  const reply = await server.inject({
    method: 'POST',
    url: pathOf(saveSection.basic as never, { userId: user_id }),
    headers: { authorization: `Bearer ${token}` },
    payload: basic,
  });
  expect([reply.statusCode, reply.json().Code]).toEqual([500, 'INTERNAL']);
  const logged = lines.join('');
  expect(logged).toContain('refused');
  for (const value of [basic.name, basic.mobiles?.[0], basic.pincode, user_id])
    expect(logged).not.toContain(value);
  await server.close();
});

import { join } from 'node:path';
import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo } from '../../test/calls.ts';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { freshDataDir, startMain, useMainProcesses } from '../../test/main-process.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { startClock } from './clock.ts';
import { openDatabase } from './database.ts';

useMainProcesses();
let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const HOUR_AHEAD = `--import=${join(import.meta.dirname, '../../test/fixtures/clock-ahead.ts')}`;

it('a token holds on every process, whatever the clocks of their machines say (faults 22)', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: await freshDataDir() };
  const [right = '', ahead = ''] = await Promise.all([
    startMain(env).ready(),
    startMain({ ...env, NODE_OPTIONS: HOUR_AHEAD }).ready(),
  ]);
  const both = [
    [right, ahead],
    [ahead, right],
  ] as const;
  for (const [one, other] of both) {
    const person = { user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD };
    const { body } = await callsTo(one)(signup, { body: person });
    const claims = JSON.parse(atob(body.token.split('.')[1] ?? ''));
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(50 * 60 + 1);
    expect((await callsTo(other)(me, { token: body.token })).status).toBe(200);
  }
});

it('counts on from the database’s time when the clock of the machine is put forward', async () => {
  const db = openDatabase(database.url, { poolSize: 1 });
  const warnings: unknown[] = [];
  const clock = await startClock(db, { warn: (...given: unknown[]) => void warnings.push(given) });
  const before = Date.now();
  const machine = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => machine() + 3_600_000);
  try {
    expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(60_000);
    expect(warnings).toEqual([]);
    const other = await startClock(db, {
      warn: (...given: unknown[]) => void warnings.push(given),
    });
    other.stop();
    expect(warnings).toEqual([[{ seconds: 3600 }, expect.any(String)]]);
  } finally {
    vi.restoreAllMocks();
    clock.stop();
    await db.destroy();
  }
});

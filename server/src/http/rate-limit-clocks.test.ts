import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { createRateLimits } from './rate-limits.ts';

const RULE = { name: 'clocks', points: 2, seconds: 60 };
const HOUR = 3_600_000;
let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeEach(async () => {
  database = await cloneDatabase();
  db = openDatabase(database.url, { poolSize: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
  await database.drop();
});

it('limits hold on machines whose clocks differ by an hour (faults 22)', async () => {
  const start = Date.now();
  let passed = 0;
  const shared = () => new Date(start + passed);
  const limits = createRateLimits(db, shared);
  const key = randomUUID();
  const refusal = { appCode: 'TOO_MANY', retryAfter: 60 };
  for (const ahead of [HOUR, -HOUR]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + ahead });
    await limits.consume(RULE, key);
  }
  for (const ahead of [HOUR, 0, -HOUR]) {
    vi.setSystemTime(start + ahead);
    await expect(limits.check(RULE, key)).rejects.toMatchObject(refusal);
    await expect(limits.consume(RULE, key)).rejects.toMatchObject(refusal);
    await expect(
      db.transaction().execute((trx) => limits.consumeIn(trx, RULE, key)),
    ).rejects.toMatchObject(refusal);
  }
  passed = 61_000;
  await limits.consume(RULE, key);
});

it('what was counted while the shared clock ran days ahead is forgotten once it is right', async () => {
  const start = Date.now();
  let ahead = 72 * HOUR;
  const limits = createRateLimits(db, () => new Date(start + ahead));
  const [key, within, checked] = [randomUUID(), randomUUID(), randomUUID()];
  const inTransaction = () =>
    db.transaction().execute((trx) => limits.consumeIn(trx, RULE, within));
  for (const _ of [1, 2]) {
    await limits.consume(RULE, key);
    await inTransaction();
    await limits.consume(RULE, checked);
  }
  ahead = 0;
  await limits.check(RULE, checked);
  for (const _ of [1, 2]) {
    await limits.consume(RULE, key);
    await inTransaction();
  }
  const refusal = { appCode: 'TOO_MANY', retryAfter: 60 };
  await expect(limits.consume(RULE, key)).rejects.toMatchObject(refusal);
  await expect(inTransaction()).rejects.toMatchObject(refusal);
});

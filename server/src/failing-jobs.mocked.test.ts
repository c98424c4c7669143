import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../test/faults/check-site.ts';
import { failEverywhere } from '../test/faults/fail-everywhere.ts';
import { type FailingSite, startFailingSite } from '../test/faults/failing-site.ts';
import { JOBS } from '../test/faults/scenarios/jobs.ts';

let site: FailingSite;
beforeAll(async () => {
  site = await startFailingSite();
});
afterAll(() => site?.close());

/** They write into the place of the backups, which has tests of its own (backup/nightly.test.ts). */
const ELSEWHERE = new Set(['backup-nightly', 'backup-erasures']);

it('every queue has a worker and a scenario', async () => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.queue`.execute(site.ctx.db);
  const ours = rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('__pgboss') && !ELSEWHERE.has(name));
  expect(ours.length).toBeGreaterThan(5);
  expect(
    ours.filter((name) => !site.queues.has(name)),
    'start its work in server/test/faults/failing-site.ts',
  ).toEqual([]);
  expect(
    ours.filter((name) => !JOBS.some(({ queue }) => queue === name)),
    'add a scenario for each to server/test/faults/scenarios/jobs.ts',
  ).toEqual([]);
});

describe('whichever query or file call fails, the next try does the rest (faults 23)', () => {
  it.each(JOBS)('$name', async (scenario) => {
    const { findings } = await failEverywhere(site, scenario);
    expect(findings).toEqual([]);
    await checkSite(site);
  });
});

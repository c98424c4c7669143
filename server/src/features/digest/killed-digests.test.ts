import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { giveDueNews } from '../../../test/factories/devices.ts';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember } from '../../../test/factories.ts';
import { startBeside, startTestApp } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { makeDigests, tellNews } from './index.ts';

const READERS = 250;
const HOUR = 3_600_000;

async function startWithReaders(give: typeof giveDueDigest | typeof giveDueNews) {
  const site = await startTestApp();
  const approved_at = new Date(Date.now() - HOUR / 2);
  await makeMember(site.ctx, { approved_at });
  for (let one = 0; one < READERS; one++) {
    const groom = await makeMember(site.ctx, { gender: 'male' });
    await giveSavedSearch(site.ctx, groom);
    await give(site.ctx, groom);
  }
  return site;
}

/** A process whose first batch ends with it: its connection is gone before it commits. `isAtWork` once it has that batch. */
function dying({ jobs, ...ctx }: Context): { dead: Context; isAtWork: Promise<void> } {
  let isKilled = false;
  const { promise: isAtWork, resolve: begin } = Promise.withResolvers<void>();
  const dead: Context = {
    ...ctx,
    jobs: {
      ...jobs,
      sendAll: async (trx, ...sent) => {
        begin();
        await jobs.sendAll(trx, ...sent);
        if (isKilled) return;
        isKilled = true;
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 30000)`.execute(ctx.db);
      },
    },
  };
  return { dead, isAtWork };
}

test.each([
  {
    name: 'mail is made',
    ...{
      give: giveDueDigest,
      make: makeDigests,
      table: 'digests',
      in: 'mails',
      kind: 'new-profiles',
    },
  },
  {
    name: 'notification is queued',
    ...{
      give: giveDueNews,
      make: tellNews,
      table: 'search_news',
      in: 'push_messages',
      kind: 'saved-search',
    },
  },
] as const)(
  'each $name once though two processes do so and one is killed',
  async ({ give, make, table, in: made, kind }) => {
    const site = await startWithReaders(give);
    const beside = await startBeside(site);
    try {
      const { db } = site.ctx;
      const { dead, isAtWork } = dying(site.ctx);
      const killed = make(dead, { rest: 0 });
      await isAtWork;
      const counts = await Promise.allSettled([killed, make(beside.ctx, { rest: 0 })]);
      expect(counts.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      // the minute after
      const then = new Date();
      await Promise.all([make(site.ctx), make(beside.ctx)]);
      const { rows: told } = await sql<{ user_id: string }>`
        SELECT user_id FROM ${sql.table(made)} WHERE kind = ${kind}`.execute(db);
      expect(told).toHaveLength(READERS);
      expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(READERS);
      const { rows: due } = await sql`
        SELECT FROM ${sql.table(table)} WHERE next_at <= ${then}`.execute(db);
      expect(due).toEqual([]);
    } finally {
      await beside.close();
      await site.close();
    }
  },
);

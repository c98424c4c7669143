import { expect, test, vi } from 'vitest';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember } from '../../../test/factories.ts';
import { startBeside, startTestApp } from '../../../test/test-app.ts';
import { makeDigests } from './index.ts';

vi.setConfig({ testTimeout: 240_000 });

const READERS = 250;
const HOUR = 3_600_000;

async function startWithReaders() {
  const site = await startTestApp();
  const approved_at = new Date(Date.now() - HOUR);
  await makeMember(site.ctx, { approved_at });
  for (let one = 0; one < READERS; one++) {
    const groom = await makeMember(site.ctx, { gender: 'male' });
    await giveSavedSearch(site.ctx, groom);
    await giveDueDigest(site.ctx, groom);
  }
  return site;
}

test('each mail is made once though two processes make them and one is killed', async () => {
  const site = await startWithReaders();
  const beside = await startBeside(site);
  try {
    const { db, jobs } = site.ctx;
    // the first batch of one process ends with it: its connection is gone before it commits
    let isKilled = false;
    const dying = {
      ...site.ctx,
      jobs: {
        ...jobs,
        sendAll: async (...sent: Parameters<typeof jobs.sendAll>) => {
          await jobs.sendAll(...sent);
          if (isKilled) return;
          isKilled = true;
          throw new Error('killed');
        },
      },
    };
    const counts = await Promise.allSettled([
      makeDigests(dying, { rest: 0 }),
      makeDigests(beside.ctx, { rest: 0 }),
    ]);
    expect(counts.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // the minute after
    await Promise.all([makeDigests(site.ctx), makeDigests(beside.ctx)]);
    const mails = await db
      .selectFrom('mails')
      .where('kind', '=', 'new-profiles')
      .select('user_id')
      .execute();
    expect(mails).toHaveLength(READERS);
    expect(new Set(mails.map(({ user_id }) => user_id)).size).toBe(READERS);
    const due = await db.selectFrom('digests').where('next_at', '<=', new Date()).execute();
    expect(due).toEqual([]);
  } finally {
    await beside.close();
    await site.close();
  }
});

import { expect, it } from 'vitest';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeMember } from '../../../test/factories.ts';
import { daysFrom } from '../../../test/quiet.ts';
import { startBeside, startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { lookAfterQuiet } from './index.ts';

const QUIET = 8;
/** How many are told before a process is killed. */
const TOLD = 3;

/** A process that is killed in the middle of a transaction: nothing that it does after so many mails is committed. */
function killed({ jobs, ...ctx }: Context): Context {
  let sent = 0;
  return {
    ...ctx,
    jobs: {
      ...jobs,
      send: async (...mail: Parameters<typeof jobs.send>) => {
        await jobs.send(...mail);
        sent += 1;
        if (sent > TOLD) throw new Error('killed');
      },
    },
  };
}

async function nightOf(day: Date, nodes: readonly TestApp[]): Promise<void> {
  for (const node of nodes) node.setNow(day);
  await Promise.all(nodes.map(({ ctx }) => lookAfterQuiet(ctx)));
}

it('each is asked once, and hidden and told once, though two nodes do so and one is killed', async () => {
  const site = await startTestApp();
  const beside = await startBeside(site);
  try {
    const { db } = site.ctx;
    const askings = () => db.selectFrom('askings').select(['user_id', 'hidden_at']).execute();
    const hidden = async () => (await askings()).filter(({ hidden_at }) => hidden_at !== null);
    const mails = () => db.selectFrom('mails').select('user_id').execute();
    const today = new Date();
    for (let one = 0; one < QUIET; one += 1) {
      const member = await makeMember(site.ctx, { basic: { email: `quiet${one}@example.in` } });
      await giveLastVisit(site.ctx, member, daysFrom(today, -91));
    }

    await expect(lookAfterQuiet(killed(site.ctx))).rejects.toThrow('killed');
    expect(await askings()).toHaveLength(TOLD);
    await nightOf(daysFrom(today, 1), [site, beside]);
    expect(await askings()).toHaveLength(QUIET);
    expect(await mails()).toHaveLength(QUIET);

    await db.updateTable('mails').set({ done_at: today }).execute();
    for (const node of [site, beside]) node.setNow(daysFrom(today, 32));
    await expect(lookAfterQuiet(killed(site.ctx))).rejects.toThrow('killed');
    expect(await hidden()).toHaveLength(TOLD);
    await nightOf(daysFrom(today, 33), [site, beside]);
    expect(await hidden()).toHaveLength(QUIET);
    const told = (await mails()).map(({ user_id }) => user_id);
    expect(told).toHaveLength(2 * QUIET);
    const absent = await db
      .selectFrom('absences')
      .where('kind', '=', 'quiet')
      .selectAll()
      .execute();
    expect(new Set(absent.map(({ profile_id }) => profile_id))).toEqual(new Set(told));
  } finally {
    await beside.close();
    await site.close();
  }
});

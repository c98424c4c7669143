import type { Context } from '../../context.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { isDaytime } from './due.ts';
import { makeDigests } from './make-digests.ts';

/**
 * Makes mails each minute of the day in India. Whatever a run leaves, or one that was killed, the next one does, here or in another
 * process; several at once take different members.
 */
export async function workDigests(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('digest', '* 7-20 * * *', async () => {
    // a minute that was missed is made up for whenever a process starts
    if (isDaytime(ctx.now())) await makeDigests(ctx);
  });
}

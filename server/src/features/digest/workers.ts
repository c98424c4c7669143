import type { Context } from '../../context.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { eachMinute, isDaytime, NEWS_HOUR } from './due.ts';
import { makeDigests } from './make-digests.ts';
import { tellNews } from './tell-news.ts';

/**
 * Makes mails and notifications each minute of the day in India. Whatever a run leaves, or one that was killed, the next one does, here or in another
 * process; several at once take different members.
 */
export async function workDigests(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('digest', eachMinute(), async (stopping) => {
    // a minute that was missed is made up for whenever a process starts
    if (isDaytime(ctx.now())) await makeDigests(ctx, { stopping });
  });
  await workers.repeat('search-news', eachMinute(NEWS_HOUR), async (stopping) => {
    if (isDaytime(ctx.now(), NEWS_HOUR)) await tellNews(ctx, { stopping });
  });
}

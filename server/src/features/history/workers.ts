import type { Context } from '../../context.ts';
import { findHead } from '../../db/history-head.ts';
import type { JobWorkers } from '../../jobs/workers.ts';

/** Writes the head of the chain into the log: a log that is kept elsewhere shows when the end of the chain was cut off. */
export async function logHistoryHead({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const head = await findHead(db);
  if (head) log.info({ head: `${head.position}:${head.hash}`, at: head.at }, 'the history');
}

/** Does so each night. */
export async function workHistory(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('history-head', '45 1 * * *', () => logHistoryHead(ctx));
}

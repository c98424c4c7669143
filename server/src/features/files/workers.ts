import type { Context } from '../../context.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { sweepFiles } from './sweep-files.ts';

/** Each night removes what broken-off uploads left behind. */
export async function workFiles(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.work('files-nightly', 1, async () => {
    await sweepFiles(ctx);
    return 'done';
  });
  // four at night in India
  await workers.daily('files-nightly', '0 4 * * *');
}

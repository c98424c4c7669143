import type { Context } from '../../context.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { hashPhoto } from './hash-photo.ts';
import { findUnhashed } from './hash-queries.ts';
import { sweepPhotos } from './sweep-photos.ts';

/** Photos that were there before they were hashed; some seconds of work. */
const HASHED_AT_ONCE = 500;

/** Every ten minutes: deletes what was removed for good, and hashes what has no hash yet. */
export async function workPhotos(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.work('photo-sweep', 1, async () => {
    await sweepPhotos(ctx);
    for (const id of await findUnhashed(ctx.db, HASHED_AT_ONCE)) await hashPhoto(ctx, id);
    return 'done';
  });
  await workers.everyMinutes('photo-sweep', 10);
}

import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { fileKey, previewKey } from './presenter.ts';
import { findUndrawn, isUndrawn, setDrawn } from './queries.ts';

const AT_ONCE = 50;

/** Why a stored file cannot be drawn, now or later; a storage that is away is another matter. */
const HOPELESS = [
  'NOT_FOUND',
  'NOT_A_HOROSCOPE_FILE',
  'UNSAFE_FILE',
  'FILE_TOO_LARGE',
  'FILE_TOO_COMPLEX',
];

/** Every minute: draws PDFs that were stored as they came, before uploads were drawn. */
export async function workHoroscopeFiles(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('horoscope-drawing', '* * * * *', () => drawStored(ctx));
}

/**
 * One by one, each in a turn like everybody's uploads. One that fails waits for the next minute, and holds up nobody
 * else's; without room or a machine that is needed, all of them wait.
 */
async function drawStored(ctx: Context): Promise<void> {
  let ids: string[];
  let last: string | undefined;
  do {
    ids = await findUndrawn(ctx.db, last, AT_ONCE);
    for (const id of ids)
      await drawOne(ctx, id).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        ctx.log.warn({ err: error, id }, 'a stored PDF is not drawn yet');
      });
    last = ids.at(-1);
  } while (ids.length === AT_ONCE);
}

/**
 * Replaces a stored PDF by the drawing of its first ten pages. One that cannot be drawn stays in the store, and nobody
 * gets it.
 */
async function drawOne(ctx: Context, id: string): Promise<void> {
  const turn = await ctx.horoscopeFiles.takeTurn('horoscope-drawing');
  try {
    // the turn of another process, or of a run that takes longer, may have come first
    if (!(await isUndrawn(ctx.db, id))) return;
    const { stream } = await ctx.files.stream(fileKey(id));
    const { pdf, preview, pages } = await ctx.horoscopeFiles.draw(await buffer(stream), turn);
    // first the preview: whatever ends this in between, the row still says that it is to be done
    await ctx.files.put(previewKey(id), preview);
    await ctx.files.put(fileKey(id), pdf);
    await setDrawn(ctx.db, id, { pages, bytes: pdf.length });
  } catch (error) {
    if (!(error instanceof AppError) || !HOPELESS.includes(error.appCode)) throw error;
    ctx.log.warn(
      { id, code: error.appCode },
      'a stored PDF cannot be drawn and is not sent any more',
    );
    await setDrawn(ctx.db, id, { pages: 0 });
  } finally {
    turn.giveBack();
  }
}

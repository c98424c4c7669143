import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import type { Turn } from '../../turns.ts';
import { queueMail } from '../mail/index.ts';
import type { HoroscopeFileMail } from './letters.ts';
import { fileKey, previewKey } from './presenter.ts';
import { findStored, isStored, type StoredFile, setState } from './queries.ts';

const AT_ONCE = 50;

/** Codes of files that can never be rewritten; a storage that is away is another matter. */
const HOPELESS = [
  'NOT_FOUND',
  'NOT_A_HOROSCOPE_FILE',
  'UNSAFE_FILE',
  'FILE_TOO_LARGE',
  'FILE_TOO_COMPLEX',
  'PICTURE_TOO_LARGE',
];

/** Every minute: rewrites files that were stored as they came, before uploads were (decisions 035 and 052). */
export async function workHoroscopeFiles(ctx: Context, workers: JobWorkers): Promise<void> {
  let last: string | undefined;
  // the name is that of the first version, which drew PDFs only
  await workers.repeat('horoscope-drawing', '* * * * *', async () => {
    last = await rewriteStored(ctx, last);
  });
}

/** All that are stored, by their ids: those behind `after` first. */
async function* storedFiles(ctx: Context, after: string | undefined): AsyncGenerator<StoredFile> {
  let last = after;
  let some: StoredFile[];
  do {
    some = await findStored(ctx.db, last, AT_ONCE);
    yield* some;
    last = some.at(-1)?.id;
  } while (some.length === AT_ONCE);
  if (after === undefined) return;
  for await (const file of storedFiles(ctx, undefined)) {
    if (file.id > after) return;
    yield file;
  }
}

/**
 * Rewrites one file after the other, each in a turn like everybody's uploads. One that fails holds up no other. Where room
 * or the file store is missing, the run ends and returns the file at hand: the next run begins behind it, since the file
 * itself may be the reason.
 */
async function rewriteStored(ctx: Context, after: string | undefined): Promise<string | undefined> {
  for await (const file of storedFiles(ctx, after)) {
    const fault = await rewriteOne(ctx, file).catch((error: unknown) => ({ error }));
    if (!fault) continue;
    const { error: err } = fault;
    ctx.log.warn({ err, id: file.id }, 'a stored horoscope file is not rewritten yet');
    if (err instanceof AppError) return file.id;
  }
  return undefined;
}

/** One that cannot be rewritten stays in the store, nobody gets it, and its member is asked for another. */
async function rewriteOne(ctx: Context, file: StoredFile): Promise<void> {
  const turn = await ctx.horoscopeFiles.takeTurn('horoscope-drawing');
  try {
    // the turn of another process, or of a run that takes longer, may have come first
    if (await isStored(ctx.db, file.id)) await replace(ctx, file, turn);
  } catch (error) {
    if (!(error instanceof AppError) || !HOPELESS.includes(error.appCode)) throw error;
    ctx.log.warn(
      { id: file.id, code: error.appCode },
      'a stored horoscope file cannot be rewritten and is not sent any more',
    );
    await refuse(ctx, file);
  } finally {
    turn.giveBack();
  }
}

/**
 * Replaces a stored file by what we write of it: the first ten pages of a PDF, a docx for a doc. The row comes last:
 * whatever ends this in between, it still says that it is to be done, and what was written can be rewritten again.
 */
async function replace(ctx: Context, { id, kind }: StoredFile, turn: Turn): Promise<void> {
  const { stream } = await ctx.files.stream(fileKey(id));
  const bytes = await buffer(stream);
  const state = 'rewritten';
  if (kind === 'pdf') {
    const { pdf, preview, pages } = await ctx.horoscopeFiles.draw(bytes, turn);
    await ctx.files.put(previewKey(id), preview);
    await ctx.files.put(fileKey(id), pdf);
    await setState(ctx.db, id, { state, pages, bytes: pdf.length });
  } else {
    const { kind: written, contents } = await ctx.horoscopeFiles.inspect(bytes, turn);
    await ctx.files.put(fileKey(id), contents);
    await setState(ctx.db, id, { state, kind: written, bytes: contents.length });
  }
}

async function refuse(ctx: Context, { id, profile_id }: StoredFile): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    // removed meanwhile
    if (!(await setState(trx, id, { state: 'refused' }))) return;
    const mail = { kind: 'file-refused' as const, user_id: profile_id, file_id: id };
    // once a profile: several files need no further mail
    await queueMail<HoroscopeFileMail>(trx, ctx, mail, {
      network: null,
      once: `file-refused:${profile_id}`,
    });
  });
}

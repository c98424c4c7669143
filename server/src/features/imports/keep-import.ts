import type { Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { createEntries } from '../entries/index.ts';
import { requireImport } from './change-import.ts';
import {
  holdFromErasure,
  holdImports,
  type ImportRow,
  insertImportEntries,
  noteProgress,
  storeKept,
} from './queries.ts';
import { cleanRows, countChecked, deleteRows, markDoubles } from './row-queries.ts';

const PORTION = 100;

/**
 * Makes an entry of each row that is not left out, all of them or none, and erases the rows; a kept import stays as it is. Throws 404
 * NOT_FOUND, 400 INVALID where columns are left out and nobody said so, 409 IMPORT_FAULTS and CHANGED_MEANWHILE.
 */
export async function keepImport(
  ctx: Context,
  viewer: Viewer,
  id: string,
  withoutIgnored: boolean,
): Promise<ImportRow> {
  // the progress is seen before the end; nothing depends on it, so nothing waits for it
  let noting = Promise.resolve();
  const note = (done: number) => {
    noting = noting.then(() => noteProgress(ctx.db, id, done)).catch(() => {});
  };
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const found = await holdOpen(trx, viewer, id);
      if (found.state === 'kept') return found;
      if (found.state === 'undone') throw new AppError('CHANGED_MEANWHILE');
      if (found.ignored.length > 0 && !withoutIgnored)
        throw new AppError('INVALID', { faults: { without_ignored: 'required' } });
      await requireClean(trx, found);
      const done = await createAll(trx, viewer, found, ctx.now(), note);
      return storeAll(trx, viewer, found, done, ctx.now());
    });
  } catch (error) {
    // what was entered meanwhile shows at its rows
    if (error instanceof AppError && error.appCode === 'IMPORT_FAULTS')
      await markAgain(ctx, viewer, id);
    throw error;
  } finally {
    await noting;
  }
}

/** The import as it is while nobody else keeps, changes or takes back one of the same person. */
export async function holdOpen(
  trx: Transaction<Database>,
  viewer: Viewer,
  id: string,
): Promise<ImportRow> {
  const { entered_by } = await requireImport(trx, viewer, id);
  await holdImports(trx, entered_by);
  await holdFromErasure(trx, id);
  return requireImport(trx, viewer, id);
}

async function requireClean(trx: Transaction<Database>, found: ImportRow): Promise<void> {
  if (found.doubled.length > 0 || found.missing.length > 0) throw new AppError('IMPORT_FAULTS');
  await markDoubles(trx, found);
  const counts = await countChecked(trx, found.id);
  // the database lost them when it crashed
  if (counts.rows !== found.rows) throw new AppError('NOT_FOUND');
  if (counts.faulty > 0 || counts.clean === 0) throw new AppError('IMPORT_FAULTS');
}

async function createAll(
  trx: Transaction<Database>,
  viewer: Viewer,
  found: ImportRow,
  now: Date,
  note: (done: number) => void,
): Promise<number> {
  const { id } = found;
  let done = 0;
  // what an attempt that was cut off has left
  note(done);
  for await (const rows of cleanRows(trx, id, PORTION)) {
    const typed = rows.map(({ sections }) => sections);
    await insertImportEntries(trx, id, await createEntries(trx, viewer, found, typed, now));
    done += rows.length;
    if (rows.length === PORTION) note(done);
  }
  return done;
}

async function storeAll(
  trx: Transaction<Database>,
  viewer: Viewer,
  found: ImportRow,
  done: number,
  now: Date,
): Promise<ImportRow> {
  const { id, domain, rows } = found;
  await deleteRows(trx, id);
  await recordImport(
    trx,
    viewer,
    domain,
    { import: 'entered', entered: done, left_out: rows - done },
    now,
  );
  await storeKept(trx, id, { done, now });
  return { ...found, state: 'kept', done, kept_at: now };
}

/** Says in numbers what was kept or taken back; nothing personal. */
export async function recordImport(
  trx: Transaction<Database>,
  viewer: Viewer,
  domain: ImportRow['domain'],
  after: object,
  now: Date,
): Promise<void> {
  const act = { action: 'import', subject_id: viewer.user_id, domain, after } as const;
  await recordHistory(trx, viewer, act, now);
}

async function markAgain(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const found = await holdOpen(trx, viewer, id);
    if (found.state === 'open') await markDoubles(trx, found);
  });
}

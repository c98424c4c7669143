import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { deleteUntouched } from '../entries/index.ts';
import { changeOpen } from './change-import.ts';
import { holdOpen, recordImport } from './keep-import.ts';
import { dueAt } from './presenter.ts';
import { deleteImport, entriesOf, type ImportRow, storeUndone } from './queries.ts';

/**
 * Erases the entries of a kept import that nobody has changed or sent since; one that was taken back stays as it is. Throws 404 NOT_FOUND,
 * 409 UNDO_LATE after a day, and CHANGED_MEANWHILE for one that was not kept.
 */
export async function undoImport(ctx: Context, viewer: Viewer, id: string): Promise<ImportRow> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const found = await holdOpen(trx, viewer, id);
    if (found.state === 'undone') return found;
    if (found.state === 'open') throw new AppError('CHANGED_MEANWHILE');
    if (dueAt(found) <= now) throw new AppError('UNDO_LATE');
    const ids = (await entriesOf(trx, id)).map((entry) => entry.id);
    const erased = ids.length > 0 ? await deleteUntouched(trx, viewer, ids) : [];
    const after = { import: 'undone', erased: erased.length, stays: ids.length - erased.length };
    await recordImport(trx, viewer, found.domain, after, now);
    await storeUndone(trx, id);
    return { ...found, state: 'undone' };
  });
}

/** Erases an import that was not kept. Throws 404 NOT_FOUND, and 409 CHANGED_MEANWHILE. */
export async function discardImport(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  await changeOpen(ctx, viewer, id, (trx) => deleteImport(trx, id));
}

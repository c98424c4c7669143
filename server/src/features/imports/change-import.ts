import type { ImportSummary } from '@mala/contract/imports/office.ts';
import type { Transaction } from 'kysely';
import { mayEnter } from '../../access/entries.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { checkRow } from './check-row.ts';
import { presentImport } from './presenter.ts';
import { entriesOf, findImport, holdImports, type ImportRow } from './queries.ts';
import { countChecked, findRow, markDoubles, replaceRow, storeLeftOut } from './row-queries.ts';

/** An import that the viewer sent or oversees. Throws 404 NOT_FOUND for any other. */
export async function requireImport(
  db: Context['db'],
  viewer: Viewer,
  id: string,
): Promise<ImportRow> {
  const found = await findImport(db, id);
  if (!found || !mayEnter(viewer, found)) throw new AppError('NOT_FOUND');
  return found;
}

/** Its columns, what is wrong in numbers, and what became of it. */
export async function summaryOf(db: Context['db'], found: ImportRow): Promise<ImportSummary> {
  const isRead = found.doubled.length === 0 && found.missing.length === 0;
  if (found.state !== 'open' || !isRead) {
    const none = { rows: found.rows, clean: 0, faulty: found.rows, left_out: 0, incomplete: 0 };
    const stays = found.state === 'undone' ? await entriesOf(db, found.id) : [];
    return presentImport(found, found.state === 'open' ? none : null, stays);
  }
  const counts = await countChecked(db, found.id);
  // the database lost them when it crashed: they are in no log
  if (counts.rows !== found.rows) throw new AppError('NOT_FOUND');
  return presentImport(found, counts, []);
}

/** Changes rows of an open import, in one transaction, and notes what that means for others. Throws 409 CHANGED_MEANWHILE otherwise. */
export async function changeOpen(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  id: string,
  change: (trx: Transaction<Database>, found: ImportRow) => Promise<void>,
): Promise<ImportRow> {
  return db.transaction().execute(async (trx) => {
    const { entered_by } = await requireImport(trx, viewer, id);
    await holdImports(trx, entered_by);
    // as it is now that nobody else changes it
    const found = await requireImport(trx, viewer, id);
    if (found.state !== 'open') throw new AppError('CHANGED_MEANWHILE');
    await change(trx, found);
    return found;
  });
}

/** Throws 404 NOT_FOUND, and 409 CHANGED_MEANWHILE for an import that is not open. */
export async function leaveRowsOut(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { rows, left_out }: { rows: readonly number[] | 'faulty'; left_out: boolean },
): Promise<ImportRow> {
  return changeOpen(ctx, viewer, id, async (trx, found) => {
    await storeLeftOut(trx, id, rows, left_out);
    await markDoubles(trx, found);
  });
}

/** Puts a value in the place of a cell, as if it stood in the file. Throws as above, and 400 INVALID for a cell that is not there. */
export async function correctCell(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { row, field, value }: { row: number; field: string; value: string },
): Promise<ImportRow> {
  return changeOpen(ctx, viewer, id, async (trx, found) => {
    const { domain, columns } = found;
    const stored = await findRow(trx, id, row);
    const place = columns.findIndex((column) => column.field === field);
    if (!stored) throw new AppError('INVALID', { faults: { row: 'invalid' } });
    if (place < 0) throw new AppError('INVALID', { faults: { field: 'invalid' } });
    const cells = columns.map((_, at) => (at === place ? value : (stored.cells[at] ?? '')));
    const checked = checkRow(domain, columns, cells, ctx.now());
    await replaceRow(trx, id, row, { ...checked, cells });
    await markDoubles(trx, found);
  });
}

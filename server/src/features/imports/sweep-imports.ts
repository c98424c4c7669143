import { IMPORT_HOURS } from '@mala/contract/imports/office.ts';
import type { Context } from '../../context.ts';
import { deleteImportsBefore } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Erases what was sent, or kept, more than a day ago; the entries of a kept import stay. Safe in several processes at once. */
export async function sweepImports(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - IMPORT_HOURS * HOUR_MS);
  const erased = await deleteImportsBefore(ctx.db, before);
  if (erased > 0) ctx.log.info({ erased }, 'tables of profiles that were sent were erased');
}

import { can } from '@mala/contract/access/roles.ts';
import { cleanText } from '@mala/contract/clean-text.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { checkTable } from './check-table.ts';
import { findSent, holdImports, type ImportRow, insertImport } from './queries.ts';
import { insertRows, markDoubles } from './row-queries.ts';

const NAME_LENGTH = 120;

/**
 * Reads a table and keeps its rows to be looked at; one with the `upload_id` of an earlier one is that. Throws 403 FORBIDDEN where the
 * viewer enters for nobody of this community, and what reading and checking it throw.
 */
export async function sendTable(
  ctx: Context,
  viewer: Viewer,
  file: UploadedFile,
  { domain, upload_id = null }: { domain: Domain; upload_id?: string | null | undefined },
): Promise<ImportRow> {
  if (!can(viewer, 'entries.write', domain)) throw new AppError('FORBIDDEN');
  const { user_id: entered_by } = viewer;
  const before = upload_id && (await findSent(ctx.db, entered_by, upload_id));
  if (before) return before;
  const table = await ctx.readTable(file.path, entered_by);
  const now = ctx.now();
  const { headings, missing, examples, count, rows } = await checkTable(domain, table, now);
  const found: ImportRow = {
    ...{ id: uuid(), domain, entered_by, upload_id, missing, examples, rows: count },
    name: nameOf(file),
    columns: headings.columns,
    ignored: headings.unknown,
    doubled: headings.doubled,
    state: 'open',
    done: 0,
    created_at: now,
    kept_at: null,
  };
  return ctx.db.transaction().execute(async (trx) => {
    await holdImports(trx, entered_by);
    // sent twice at once
    const other = upload_id && (await findSent(trx, entered_by, upload_id));
    if (other) return other;
    const { state, done, kept_at, ...sent } = found;
    await insertImport(trx, sent);
    await insertRows(trx, found.id, rows);
    await markDoubles(trx, found);
    return found;
  });
}

/** The file's name without what nobody sees in it. */
function nameOf({ name }: UploadedFile): string {
  const clean = cleanText(name.toWellFormed()).replace(/\p{Cc}/gu, '');
  return clean.slice(-NAME_LENGTH) || '–';
}

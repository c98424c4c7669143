import { can } from '@mala/contract/access/roles.ts';
import type { ExportAsked } from '@mala/contract/exports.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';

/**
 * Records that somebody takes out a table; its id in the history is what the file's address names. Throws 403 FORBIDDEN
 * for a community of others.
 */
export async function startExport(
  ctx: Context,
  viewer: Viewer,
  asked: ExportAsked,
): Promise<string> {
  if (!can(viewer, 'data.export', asked.domain)) throw new AppError('FORBIDDEN');
  const { domain, ...after } = asked;
  const id = await ctx.db
    .transaction()
    .execute((trx) =>
      recordHistory(
        trx,
        viewer,
        { action: 'export', subject_id: viewer.user_id, domain, after },
        ctx.now(),
      ),
    );
  return ctx.signedUrls.sign(`/files/export/${id}`);
}

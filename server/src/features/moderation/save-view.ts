import { MOST_VIEWS, type SavedView, type ViewFilters } from '@mala/contract/moderation/views.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { countViews, insertView, lockViews, replaceView } from './view-queries.ts';

/** Keeps filters under a name, in place of those that had it. Throws 409 TOO_MANY_VIEWS. */
export async function saveView(
  { db, now }: Context,
  { user_id }: Viewer,
  view: { name: string; filters: ViewFilters },
): Promise<SavedView> {
  return db.transaction().execute(async (trx) => {
    await lockViews(trx, user_id);
    const replaced = await replaceView(trx, user_id, view);
    if (replaced) return replaced;
    if ((await countViews(trx, user_id)) >= MOST_VIEWS) throw new AppError('TOO_MANY_VIEWS');
    return insertView(trx, user_id, view, now());
  });
}

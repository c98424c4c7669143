import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { deleteScreenshots, findSpentScreenshots } from './claim-queries.ts';

/** How long the picture of a decided claim stays, for questions about it. */
const KEPT_DAYS = 30;

const AT_ONCE = 200;

/** Removes the pictures of claims that were decided long ago: the files first, so that an end in between leaves none without a row. */
export async function sweepScreenshots(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS);
  let ids: string[];
  do {
    ids = await findSpentScreenshots(ctx.db, before, AT_ONCE);
    await removeFiles(
      ctx,
      ids.flatMap((id) => pictureKeys('payment', id)),
    );
    await deleteScreenshots(ctx.db, ids);
  } while (ids.length === AT_ONCE);
}

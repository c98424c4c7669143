import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { pictureKeys } from '../../storage/picture-files.ts';
import { removeFiles } from '../../storage/write-files.ts';
import { deletePictures, findSpentPictures } from './queries.ts';

/** How long the pictures of an answered complaint stay, for questions about it. */
const KEPT_DAYS = 90;

const AT_ONCE = 200;

/** Removes the pictures of complaints that were answered long ago: the files first, so that an end in between leaves none without a row. */
export async function sweepComplaintPictures(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS);
  let ids: string[];
  do {
    ids = await findSpentPictures(ctx.db, before, AT_ONCE);
    await removeFiles(
      ctx,
      ids.flatMap((id) => pictureKeys('complaint', id)),
    );
    await deletePictures(ctx.db, ids);
  } while (ids.length === AT_ONCE);
}

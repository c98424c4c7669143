import type { Marriage, ShownMarriage } from '@mala/contract/marriages.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { MarriageRow } from './queries.ts';

/** A marriage photo for the public, with signed addresses. */
export function presentShownMarriage(
  ctx: { signedUrls: SignedUrls },
  row: MarriageRow,
): ShownMarriage {
  return {
    id: row.id,
    ...ctx.signedUrls.signPicture((size) => `/files/${pictureKey('marriage', row.id, size)}`),
    caption: row.caption,
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** A marriage photo for administrators. */
export function presentMarriage(ctx: { signedUrls: SignedUrls }, row: MarriageRow): Marriage {
  return {
    ...presentShownMarriage(ctx, row),
    domain: row.domain,
    created_at: row.created_at.toISOString(),
  };
}

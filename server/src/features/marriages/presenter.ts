import type { Marriage, ShownMarriage } from '@mala/contract/marriages.ts';
import type { Context } from '../../context.ts';
import type { PhotoSize } from '../photos/index.ts';
import { marriageKey } from './file-keys.ts';
import type { MarriageRow } from './queries.ts';

/** A wedding photo as everybody sees it, with signed addresses. */
export function presentShownMarriage(
  ctx: Pick<Context, 'signedUrls'>,
  row: MarriageRow,
): ShownMarriage {
  const address = (size: PhotoSize) => ctx.signedUrls.sign(`/files/${marriageKey(row.id, size)}`);
  return {
    id: row.id,
    caption: row.caption,
    large: address('large'),
    short: address('short'),
    url: address('url'),
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** The same as administrators see it. */
export function presentMarriage(ctx: Context, row: MarriageRow): Marriage {
  return {
    ...presentShownMarriage(ctx, row),
    domain: row.domain,
    created_at: row.created_at.toISOString(),
  };
}

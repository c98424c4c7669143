import type { JudgedPhoto } from '@mala/contract/photos/waiting.ts';
import type { Attachment, OwnAttachment, OwnPhoto, Photo } from '@mala/contract/photos.ts';
import type { PhotoAudience, ShownPhoto } from '../../access/files.ts';
import type { Context } from '../../context.ts';
import { attachmentPath, photoPath } from './file-addresses.ts';
import type { PhotoSize } from './file-keys.ts';
import { downloadName } from './file-names.ts';
import type { JudgedRow } from './judging-queries.ts';
import type { AttachmentRow, PhotoRow } from './queries.ts';

/** A photo with addresses that are signed for one audience, and work as long as it may see the photo. */
export function presentPhoto(
  ctx: Pick<Context, 'signedUrls'>,
  row: ShownPhoto,
  audience: PhotoAudience,
): Photo {
  const address = (size: PhotoSize) => ctx.signedUrls.sign(photoPath(row.id, size, audience));
  return {
    id: row.id,
    large: address('large'),
    short: address('short'),
    url: address('url'),
    caption: row.caption,
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** A photo as its owner's list shows it. */
export function presentOwnPhoto(ctx: Context, row: PhotoRow): OwnPhoto {
  return {
    ...presentPhoto(ctx, row, 'owner'),
    waiting: row.state === 'waiting',
    refusal: row.state === 'refused' ? { reason: row.refusal_reason } : null,
  };
}

/** A photo as administrators look at it, with whose it is. */
export function presentJudgedPhoto(ctx: Context, row: JudgedRow): JudgedPhoto {
  return {
    ...presentPhoto(ctx, row, 'owner'),
    profile_id: row.profile_id,
    mid: row.mid,
    name: row.name ?? row.user_name,
    domain: row.domain,
    gender: row.gender,
    added_at: row.created_at.toISOString(),
  };
}

/**
 * A horoscope file as another reader sees it: named by us, "Horoscope 1.pdf", under an address that is his alone.
 * `position` counts from 1; `reader` is his id, or owner for the owner and administrators.
 */
export function presentAttachment(
  ctx: Context,
  row: AttachmentRow,
  { position, reader }: { position: number; reader: string },
): Attachment {
  return {
    id: row.id,
    name: downloadName(position, row.kind),
    url: ctx.signedUrls.sign(attachmentPath(row.id, reader)),
  };
}

/** A horoscope file as its owner's list shows it: under the name that it came with. */
export function presentOwnAttachment(ctx: Context, row: AttachmentRow): OwnAttachment {
  return {
    id: row.id,
    name: row.name,
    url: ctx.signedUrls.sign(attachmentPath(row.id, 'owner')),
    bytes: row.bytes,
  };
}

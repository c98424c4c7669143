import type { Attachment, Photo } from '@mala/contract/photos.ts';
import type { Context } from '../../context.ts';
import { downloadName } from '../../services/file-names.ts';
import { attachmentKey, type PhotoSize, photoKey } from './file-keys.ts';
import type { AttachmentRow, PhotoRow } from './queries.ts';

/** What of a photo is shown. */
export type ShownPhoto = Pick<PhotoRow, 'id' | 'caption' | 'width' | 'height' | 'preview'>;

/** A photo with signed addresses. */
export function presentPhoto(ctx: Context, row: ShownPhoto): Photo {
  const address = (size: PhotoSize) => ctx.signedUrls.sign(`/files/${photoKey(row.id, size)}`);
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

/** A horoscope file as another reader sees it: named by us, "Horoscope 1.pdf". `position` counts from 1. */
export function presentAttachment(ctx: Context, row: AttachmentRow, position: number): Attachment {
  return {
    id: row.id,
    name: downloadName(position, row.kind),
    url: ctx.signedUrls.sign(`/files/${attachmentKey(row.id)}`),
  };
}

/** A horoscope file as its owner's list shows it: under the name that it came with. */
export function presentOwnAttachment(ctx: Context, row: AttachmentRow): Attachment {
  return {
    id: row.id,
    name: row.name,
    url: ctx.signedUrls.sign(`/files/${attachmentKey(row.id)}`),
  };
}

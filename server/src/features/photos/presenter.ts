import type { OwnPhoto, Photo } from '@mala/contract/photos/photo.ts';
import { PHOTO_AUDIENCES, type PhotoAudience, type ShownPhoto } from '../../access/files.ts';
import type { LinkAudience } from '../../access/shared-links.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { PictureSize } from '../../storage/picture-sizes.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import { type HeldRow, presentHeldText } from '../held-texts/index.ts';
import type { PhotoRow } from './queries.ts';

/** The addresses of a photo, signed for one audience, which work as long as it may see the photo. */
export const photoAddresses = (
  { signedUrls }: { signedUrls: SignedUrls },
  id: string,
  audience: PhotoAudience | LinkAudience,
) => signedUrls.signPicture((size) => photoPath(id, size, audience));

/** A photo with its addresses. */
export function presentPhoto(
  ctx: { signedUrls: SignedUrls },
  row: ShownPhoto,
  audience: PhotoAudience | LinkAudience,
): Photo {
  return {
    id: row.id,
    ...photoAddresses(ctx, row.id, audience),
    caption: row.caption,
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** A photo as its owner's list shows it. */
export function presentOwnPhoto(
  ctx: { signedUrls: SignedUrls },
  row: PhotoRow,
  held: readonly HeldRow[],
): OwnPhoto {
  const caption = held.find(({ part, field }) => part === 'photo' && field === row.id);
  return {
    ...presentPhoto(ctx, caption ? { ...row, caption: caption.text } : row, 'owner'),
    ...(caption && { held_caption: presentHeldText(caption) }),
    waiting: row.state === 'waiting',
    refusal: row.state === 'refused' ? { reason: row.refusal_reason } : null,
  };
}

export function isPhotoAudience(text: string): text is PhotoAudience {
  return PHOTO_AUDIENCES.some((one) => one === text);
}

/** The address of a size of a photo, to be signed: the signature holds for this audience alone. */
export function photoPath(
  id: string,
  size: PictureSize,
  audience: PhotoAudience | LinkAudience,
): string {
  return `/files/${pictureKey('photo', id, size)}/${audience}`;
}

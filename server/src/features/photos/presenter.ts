import type { OwnPhoto, Photo } from '@mala/contract/photos/photo.ts';
import { PHOTO_AUDIENCES, type PhotoAudience, type ShownPhoto } from '../../access/files.ts';
import { type PictureSize, pictureAddresses, pictureKey } from '../../storage/picture-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { PhotoRow } from './queries.ts';

/** A photo with addresses that are signed for one audience, and work as long as it may see the photo. */
export function presentPhoto(
  { signedUrls }: { signedUrls: SignedUrls },
  row: ShownPhoto,
  audience: PhotoAudience,
): Photo {
  return {
    id: row.id,
    ...pictureAddresses(signedUrls, (size) => photoPath(row.id, size, audience)),
    caption: row.caption,
    width: row.width,
    height: row.height,
    preview: row.preview,
  };
}

/** A photo as its owner's list shows it. */
export function presentOwnPhoto(ctx: { signedUrls: SignedUrls }, row: PhotoRow): OwnPhoto {
  return {
    ...presentPhoto(ctx, row, 'owner'),
    waiting: row.state === 'waiting',
    refusal: row.state === 'refused' ? { reason: row.refusal_reason } : null,
  };
}

export function isPhotoAudience(text: string): text is PhotoAudience {
  return PHOTO_AUDIENCES.some((one) => one === text);
}

/** The address of a size of a photo, to be signed: the signature holds for this audience alone. */
export function photoPath(id: string, size: PictureSize, audience: PhotoAudience): string {
  return `/files/${pictureKey('photo', id, size)}/${audience}`;
}

import { PHOTO_AUDIENCES, type PhotoAudience } from '../../access/files.ts';
import { type PhotoSize, photoKey } from './file-keys.ts';

export function isPhotoAudience(text: string): text is PhotoAudience {
  return PHOTO_AUDIENCES.some((one) => one === text);
}

/** The address of a size of a photo, to be signed: the signature holds for this audience alone. */
export function photoPath(id: string, size: PhotoSize, audience: PhotoAudience): string {
  return `/files/${photoKey(id, size)}/${audience}`;
}

/** The address of a horoscope file, to be signed, for the owner and administrators (owner) or for a member (his id). */
export function attachmentPath(id: string, reader: string): string {
  return `/files/attachment/${id}/${reader}`;
}

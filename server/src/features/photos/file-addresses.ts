import { PHOTO_AUDIENCES, type PhotoAudience } from '../../access/files.ts';
import { type PictureSize, pictureKey } from '../../storage/picture-files.ts';

export function isPhotoAudience(text: string): text is PhotoAudience {
  return PHOTO_AUDIENCES.some((one) => one === text);
}

/** The address of a size of a photo, to be signed: the signature holds for this audience alone. */
export function photoPath(id: string, size: PictureSize, audience: PhotoAudience): string {
  return `/files/${pictureKey('photo', id, size)}/${audience}`;
}

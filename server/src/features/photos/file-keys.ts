import type { PictureSizes } from '../../media/pictures/sizes.ts';

/** The sizes that a photo is kept in. */
export const PHOTO_SIZES = [
  'large',
  'short',
  'url',
] as const satisfies readonly (keyof PictureSizes)[];
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Where a size of a photo stands in the file store; its address is the same below /files. */
export function photoKey(id: string, size: PhotoSize): string {
  return `photo/${id}/${size}`;
}

export function photoKeys(id: string): string[] {
  return PHOTO_SIZES.map((size) => photoKey(id, size));
}

/** Where a horoscope file stands in the file store; its address is the same below /files. */
export function attachmentKey(id: string): string {
  return `attachment/${id}`;
}

export function isPhotoSize(size: string): size is PhotoSize {
  return PHOTO_SIZES.some((one) => one === size);
}

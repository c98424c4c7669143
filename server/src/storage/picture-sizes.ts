import type { PictureSizes } from '../media/pictures/sizes.ts';

/** The sizes that a picture is stored in. */
export const PICTURE_SIZES = [
  'large',
  'short',
  'url',
] as const satisfies readonly (keyof PictureSizes)[];
export type PictureSize = (typeof PICTURE_SIZES)[number];

export function isPictureSize(size: string): size is PictureSize {
  return PICTURE_SIZES.some((one) => one === size);
}

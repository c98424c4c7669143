import sharp, { type Sharp } from 'sharp';
import { AppError } from '../http/errors.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

/** Server rules, section 8. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

export interface Picture {
  kind: PictureKind;
  /** Of the whole file, before it is fitted. */
  pixels: number;
  /** The first frame, upright, at most `side` pixels wide and high, in sRGB. */
  fitted(side: number): Sharp;
}

/**
 * Looks at a picture's head only; its pixels are read when something is made of it.
 * @throws AppError FILE_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE
 */
export async function openPicture(input: Uint8Array): Promise<Picture> {
  if (input.length > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const kind = await pictureKind(input);
  if (!kind) throw new AppError('NOT_A_PICTURE');

  const { format, width, height } = await refuseBroken(
    sharp(input, { limitInputPixels: false }).metadata(),
  );
  if (format !== kind) throw new AppError('NOT_A_PICTURE');
  const pixels = width * height;
  if (pixels > MAX_PIXELS) throw new AppError('PICTURE_TOO_LARGE');

  return {
    kind,
    pixels,
    fitted: (side) =>
      sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true }).resize({
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
      }),
  };
}

/** What libvips cannot read is the sender's fault, not ours. @throws AppError NOT_A_PICTURE */
export async function refuseBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new AppError('NOT_A_PICTURE');
  }
}

import sharp from 'sharp';
import { AppError } from '../../../errors.ts';
import { openPicture, type PictureKind } from '../../pictures/reader.ts';
import { unsafe } from './refused.ts';

/** Of all pictures of a document together, as many as one photo may have. */
const MOST_PIXELS = 50_000_000;
const MOST_PICTURES = 200;
const TOO_MUCH = new Set<string>(['PICTURE_TOO_LARGE', 'FILE_TOO_COMPLEX']);

export interface RedrawnPicture {
  kind: PictureKind;
  contents: Buffer;
}

/**
 * Draws the pictures of one document anew, each in its own kind, without turning it: Word ignores what a camera notes.
 * @throws AppError UNSAFE_FILE for a broken one and for all but PNG, JPEG and GIF, PICTURE_TOO_LARGE,
 *   FILE_TOO_COMPLEX
 */
export function createPictureRedraw(): (picture: Buffer) => Promise<RedrawnPicture> {
  let pixelsLeft = MOST_PIXELS;
  let picturesLeft = MOST_PICTURES;
  return async (picture) => {
    try {
      const { kind, pixels } = await openPicture(picture);
      pixelsLeft -= pixels;
      picturesLeft -= 1;
      if (pixelsLeft < 0 || picturesLeft < 0) throw new AppError('PICTURE_TOO_LARGE');
      const image = sharp(picture, {
        limitInputPixels: MOST_PIXELS,
        failOn: 'error',
        sequentialRead: true,
      });
      const drawn = kind === 'jpeg' ? image.jpeg({ quality: 88 }) : image.toFormat(kind);
      return { kind, contents: await drawn.toBuffer() };
    } catch (error) {
      const isTooMuch = error instanceof AppError && TOO_MUCH.has(error.appCode);
      throw isTooMuch ? error : unsafe();
    }
  };
}

import { buffer } from 'node:stream/consumers';
import type { BiodataFormat } from '@mala/contract/biodata.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { PictureSize } from '../../storage/picture-sizes.ts';

/** The sizes of the photos that a biodata has: of a picture the first one only. */
const SIZES: Readonly<Record<BiodataFormat, readonly PictureSize[]>> = {
  pdf: ['url', 'short', 'short', 'short'],
  picture: ['large'],
};

/** The files of the first photos; one that was removed meanwhile is left out. */
export async function photoFiles(
  { files }: Pick<Context, 'files'>,
  photos: readonly { id: string }[],
  format: BiodataFormat,
): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  for (const [at, size] of SIZES[format].entries()) {
    const photo = photos[at];
    if (!photo) break;
    const file = await files.stream(pictureKey('photo', photo.id, size)).catch(nothingIfGone);
    if (file) read.push(await buffer(file.stream));
  }
  return read;
}

function nothingIfGone(error: unknown): null {
  if (error instanceof AppError && error.appCode === 'NOT_FOUND') return null;
  throw error;
}

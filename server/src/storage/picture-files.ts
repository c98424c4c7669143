import { fallbackKey } from './jpeg-fallbacks.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import type { SentFile } from './send-file.ts';
import type { NewFile } from './write-files.ts';

/** The first part of a picture's keys. */
export type PictureOf = 'photo' | 'marriage' | 'payment' | 'complaint' | 'entry';

/** The key of a size of a picture in the file store; its address begins with the same below /files. */
export function pictureKey(of: PictureOf, id: string, size: PictureSize): string {
  return `${of}/${id}/${size}`;
}

/** The keys of a picture's sizes. */
export function sizeKeys(of: PictureOf, id: string): string[] {
  return PICTURE_SIZES.map((size) => pictureKey(of, id, size));
}

/** All that is stored of a picture: its sizes, and the JPEGs of those for which somebody asked. */
export function pictureKeys(of: PictureOf, id: string): string[] {
  const keys = sizeKeys(of, id);
  return [...keys, ...keys.map(fallbackKey)];
}

/** How a size of a picture is sent. */
export function sentPicture(of: PictureOf, id: string, size: PictureSize): SentFile {
  return { key: pictureKey(of, id, size), type: 'image/webp', disposition: 'inline' };
}

/** The files of a picture in its sizes. */
export function pictureFiles(
  of: PictureOf,
  id: string,
  sizes: Record<PictureSize, Uint8Array>,
): NewFile[] {
  return PICTURE_SIZES.map((size) => ({ key: pictureKey(of, id, size), contents: sizes[size] }));
}

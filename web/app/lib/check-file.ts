import {
  HOROSCOPE_FILE_EXTENSIONS,
  HOROSCOPE_FILE_LIMITS,
} from '@mala/contract/horoscope-files.ts';
import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;
const PHOTO_EXTENSIONS = ['png', 'jpeg', 'jpg', 'gif'];

/** What stands against a chosen file before it is sent; the server looks at the bytes. */
export type FileFault = 'wrongKind' | 'tooLarge';

function extensionOf({ name }: Chosen): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Some phones tell no type; then the name has to. */
export function photoFault(file: Chosen): FileFault | null {
  const known = file.type
    ? PHOTO_TYPES.some((type) => type === file.type)
    : PHOTO_EXTENSIONS.includes(extensionOf(file));
  if (!known) return 'wrongKind';
  return file.size > PHOTO_LIMITS.bytes ? 'tooLarge' : null;
}

/** What stands against a picture before it is made smaller; its bytes are judged after that. */
export type PictureFault = 'empty' | 'unreadable' | 'wrongKind';
/** heic: of a phone, and only some browsers can turn it into a JPEG. */
export type PictureKind = 'plain' | 'heic';

/** Of jpeg, png and gif. */
const HEADS = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'];
const HEIC_BRANDS = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;

/** Tells a picture by its first bytes, since phones tell wrong types or none. */
export async function pictureKind(file: Blob): Promise<PictureKind | PictureFault> {
  if (file.size === 0) return 'empty';
  let head: string;
  try {
    head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  } catch {
    // a folder, or a file that has gone or was never fetched from where the phone keeps it
    return 'unreadable';
  }
  if (HEADS.some((start) => head.startsWith(start))) return 'plain';
  return HEIC_BRANDS.test(head.slice(4)) ? 'heic' : 'wrongKind';
}

export function attachmentFault(file: Chosen): FileFault | null {
  if (!HOROSCOPE_FILE_EXTENSIONS.some((extension) => extension === extensionOf(file)))
    return 'wrongKind';
  return file.size > HOROSCOPE_FILE_LIMITS.bytes ? 'tooLarge' : null;
}

export function inMegabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

import {
  HOROSCOPE_FILE_EXTENSIONS,
  HOROSCOPE_FILE_LIMITS,
} from '@mala/contract/horoscope-files.ts';
import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;
const PHOTO_EXTENSIONS = ['png', 'jpeg', 'jpg', 'gif'];

/** The fault of a chosen file before it is sent, if any; the server checks the content. */
export type FileFault = 'wrongKind' | 'tooLarge';

function extensionOf({ name }: Chosen): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Some phones report no type; then the file extension decides. */
export function photoFault(file: Chosen): FileFault | null {
  const known = file.type
    ? PHOTO_TYPES.some((type) => type === file.type)
    : PHOTO_EXTENSIONS.includes(extensionOf(file));
  if (!known) return 'wrongKind';
  return file.size > PHOTO_LIMITS.bytes ? 'tooLarge' : null;
}

/** The fault of a picture before it is downscaled, if any; its content is checked afterwards. */
export type PictureFault = 'empty' | 'unreadable' | 'wrongKind';
/** heic: from iPhones; only some browsers can convert it to JPEG. */
export type PictureKind = 'plain' | 'heic';

/** Signatures of jpeg, png and gif. */
const HEADS = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'];
const HEIC_BRANDS = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;

/** Detects a picture by its first bytes, because phones report wrong types or none. */
export async function pictureKind(file: Blob): Promise<PictureKind | PictureFault> {
  if (file.size === 0) return 'empty';
  let head: string;
  try {
    head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  } catch {
    // a folder, or a file that was deleted or not yet fetched from a cloud storage
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

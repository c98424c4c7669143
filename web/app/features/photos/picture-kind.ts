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

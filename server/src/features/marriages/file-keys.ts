import { PHOTO_SIZES, type PhotoSize } from '../photos/index.ts';

/** Where a size of a wedding photo stands in the file store; its address is the same below /files. */
export function marriageKey(id: string, size: PhotoSize): string {
  return `marriage/${id}/${size}`;
}

export function marriageKeys(id: string): string[] {
  return PHOTO_SIZES.map((size) => marriageKey(id, size));
}

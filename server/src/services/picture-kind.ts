import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

export type PictureKind = 'png' | 'jpeg' | 'gif';

const KINDS: Record<string, PictureKind> = { png: 'png', apng: 'png', jpg: 'jpeg', gif: 'gif' };

/** What the bytes, or those in the file of this path, say that the picture is, whatever its name says; null for all else. */
export async function pictureKind(input: string | Uint8Array): Promise<PictureKind | null> {
  const found = await (typeof input === 'string'
    ? fileTypeFromFile(input)
    : fileTypeFromBuffer(input));
  return KINDS[found?.ext ?? ''] ?? null;
}

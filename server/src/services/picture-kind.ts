import { fileTypeFromBuffer } from 'file-type';

export type PictureKind = 'png' | 'jpeg' | 'gif';

const KINDS: Record<string, PictureKind> = { png: 'png', apng: 'png', jpg: 'jpeg', gif: 'gif' };

/** What the bytes say that the picture is, whatever its name says; null for all else. */
export async function pictureKind(input: Uint8Array): Promise<PictureKind | null> {
  const found = await fileTypeFromBuffer(input);
  return KINDS[found?.ext ?? ''] ?? null;
}

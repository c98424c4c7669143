import type { CompoundFile } from '../compound-file.ts';
import { unsafe } from '../docx/refused.ts';
import { rewriteDocx } from '../docx/rewrite.ts';
import { convertDoc } from './convert.ts';

/**
 * An old document as a docx that we wrote, by the same lists as any other.
 * @throws AppError UNSAFE_FILE where it acts, is broken or holds what would be lost, PICTURE_TOO_LARGE
 */
export async function rewriteDoc(file: CompoundFile): Promise<Buffer> {
  try {
    return await rewriteDocx(convertDoc(file));
  } catch (error) {
    if (error instanceof RangeError) throw unsafe();
    throw error;
  }
}

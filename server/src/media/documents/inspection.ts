import { AppError } from '../../errors.ts';
import { bytesOf, type PictureInput, sizeOf } from '../pictures/reader.ts';
import { isActiveDoc } from './active-doc.ts';
import { openCompoundFile } from './compound-file.ts';
import { rewriteDocx } from './docx/rewrite.ts';
import { type HoroscopeKind, horoscopeKind } from './kind.ts';

/** Server rules, section 8. */
const MAX_BYTES = 10 * 1024 * 1024;

/** A file that may be kept. */
export interface InspectedDocument {
  kind: HoroscopeKind;
  /** What to keep instead of the file as it came; missing where others draw it anew or it may stay. */
  contents?: Buffer;
}

/**
 * What kind of horoscope file the bytes are, whatever their name says; a docx is written anew.
 * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, and UNSAFE_FILE for a document that runs, carries or fetches
 *   something, or is locked (decisions 019 and 034)
 */
export async function inspectDocument(input: PictureInput): Promise<InspectedDocument> {
  if ((await sizeOf(input)) > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const bytes = await bytesOf(input);
  const compound = openCompoundFile(bytes);
  if (compound && isActiveDoc(compound)) throw new AppError('UNSAFE_FILE');
  const kind = await horoscopeKind(bytes);
  if (!kind) throw new AppError('NOT_A_HOROSCOPE_FILE');
  return kind === 'docx' ? { kind, contents: await rewriteDocx(bytes) } : { kind };
}

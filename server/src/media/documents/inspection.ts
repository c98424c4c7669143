import { AppError } from '../../errors.ts';
import { bytesOf, type PictureInput, sizeOf } from '../pictures/reader.ts';
import { openCompoundFile } from './compound-file.ts';
import { hasActingStreams } from './doc/acting-streams.ts';
import { rewriteDoc } from './doc/rewrite.ts';
import { rewriteDocx } from './docx/rewrite.ts';
import { type HoroscopeKind, horoscopeKind } from './kind.ts';

/** Server rules, section 8. */
const MAX_BYTES = 10 * 1024 * 1024;

/** A file that may be kept. */
export interface InspectedDocument {
  kind: HoroscopeKind;
  /** What to keep instead of the file as it came; missing where others draw it anew. */
  contents?: Buffer;
}

/**
 * What kind of horoscope file the bytes are, whatever their name says; a docx is written anew, and a doc as a docx.
 * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, and UNSAFE_FILE for a document that runs, carries or fetches
 *   something, or is locked (decisions 019 and 034)
 */
export async function inspectDocument(input: PictureInput): Promise<InspectedDocument> {
  if ((await sizeOf(input)) > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const bytes = await bytesOf(input);
  const compound = openCompoundFile(bytes);
  if (compound && hasActingStreams(compound)) throw new AppError('UNSAFE_FILE');
  const kind = await horoscopeKind(bytes);
  if (!kind) throw new AppError('NOT_A_HOROSCOPE_FILE');
  if (kind === 'docx') return { kind, contents: await rewriteDocx(bytes) };
  if (kind === 'doc' && compound) return { kind: 'docx', contents: await rewriteDoc(compound) };
  return { kind };
}

import { AppError } from '../../errors.ts';
import { bytesOf, type PictureInput, sizeOf } from '../pictures/reader.ts';
import { isActiveDoc } from './active-doc.ts';
import { isActiveDocx } from './active-docx.ts';
import { isActivePdf } from './active-pdf.ts';
import { openCompoundFile } from './compound-file.ts';
import { type HoroscopeKind, horoscopeKind } from './kind.ts';

/** Server rules, section 8. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * What kind of horoscope file the bytes are, whatever their name says.
 * @throws AppError FILE_TOO_LARGE, NOT_A_HOROSCOPE_FILE, and UNSAFE_FILE for a document that runs, carries or fetches
 *   something, or is locked (decision 019)
 */
export async function inspectDocument(input: PictureInput): Promise<HoroscopeKind> {
  if ((await sizeOf(input)) > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const bytes = await bytesOf(input);
  const compound = openCompoundFile(bytes);
  if (compound && isActiveDoc(compound)) throw new AppError('UNSAFE_FILE');
  const kind = await horoscopeKind(bytes);
  if (!kind) throw new AppError('NOT_A_HOROSCOPE_FILE');
  if ((kind === 'pdf' && isActivePdf(bytes)) || (kind === 'docx' && (await isActiveDocx(bytes))))
    throw new AppError('UNSAFE_FILE');
  return kind;
}

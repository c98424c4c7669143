import { fileTypeFromBuffer } from 'file-type';
import { openCompoundFile } from './compound-file.ts';

export type HoroscopeKind = 'png' | 'jpeg' | 'gif' | 'pdf' | 'doc' | 'docx';

/** The types that we send, whatever the browser said at the upload. */
export const HOROSCOPE_MIMES: Record<HoroscopeKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What the bytes say that the file is; null for all that is no horoscope file. */
export async function horoscopeKind(input: Buffer): Promise<HoroscopeKind | null> {
  const found = await fileTypeFromBuffer(input);
  const ext = found?.ext ?? (hasPdfHead(input) ? 'pdf' : undefined);
  switch (ext) {
    case 'png':
    case 'apng':
      return 'png';
    case 'jpg':
      return 'jpeg';
    case 'gif':
      return 'gif';
    case 'pdf':
      return endsAsPdf(input) ? 'pdf' : null;
    case 'docx':
      return 'docx';
    case 'cfb':
      return isWordDocument(input) ? 'doc' : null;
    default:
      return null;
  }
}

/** Readers allow a kilobyte before the head: line breaks, or headers of the mail or page that it came with. */
function hasPdfHead(input: Buffer): boolean {
  return input.subarray(0, 1024).includes('%PDF-');
}

/** A PDF that was cut off on its way lacks its last line; one that is made for the web has such a line before its pages. */
function endsAsPdf(input: Buffer): boolean {
  const end = input.lastIndexOf('%%EOF');
  return end >= 0 && !/\d\s+\d+\s+obj\b/.test(input.toString('latin1', end));
}

function isWordDocument(input: Buffer): boolean {
  return openCompoundFile(input)?.entries.some(({ name }) => name === 'WordDocument') ?? false;
}

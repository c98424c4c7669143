import { inflateSync } from 'node:zlib';
import { type PdfStream, pdfStreams, unescaped } from './pdf-streams.ts';

/** What a PDF names where it runs something, carries or opens another file, or sends what is typed (ISO 32000-1, 12.6.4). */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|OnInstantiate|GoTo[ER](?![A-Za-z])|(?:Movie|Rendition|XFA|Encrypt)(?![^\0\t\n\f\r ()<>[\]{}/%]))/;

/** Too short to look for among packed bytes, where it would turn up by chance. */
const ACTIVE_PACKED = /\/JS(?![^\0\t\n\f\r ()<>[\]{}/%])/;

/** Objects that are packed together: nobody's horoscope has more of them. */
const MOST_UNPACKED = 16 * 1024 * 1024;

const FLATE = ['/FlateDecode', '/Fl', '[ /FlateDecode ]', '[ /Fl ]'];

/** What changes how a stream is read, or leads elsewhere; usual programs write none of it for objects. */
const ODD_ENTRIES = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms'];

/**
 * Whether a PDF holds scripts, other files or anything else that acts, or is encrypted or so written that nobody can
 * tell. Links to pages are fine.
 */
export function isActivePdf(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  if (namesActive(text)) return true;
  let left = MOST_UNPACKED;
  for (const stream of pdfStreams(text)) {
    if (!stream) return true;
    if (!containsObjects(stream)) continue;
    const unpacked = unpack(pdf, stream, left);
    if (unpacked === null || namesActive(unpacked) || ACTIVE_PACKED.test(unpacked)) return true;
    left -= unpacked.length;
  }
  return false;
}

function namesActive(text: string): boolean {
  return ACTIVE.test(text) || (text.includes('#') && ACTIVE.test(unescaped(text)));
}

/** Readers take objects out of a stream by its type, which may stand elsewhere, or by what else it says. */
function containsObjects({ isObjStm, entries }: PdfStream): boolean {
  return isObjStm || (entries.has('/N') && entries.has('/First'));
}

/** Null where it is broken, packed in a way that we do not unpack, or more than `most` bytes. */
function unpack(pdf: Buffer, { entries, isOdd, start }: PdfStream, most: number): string | null {
  const filter = entries.get('/Filter');
  if (start === null || isOdd || ODD_ENTRIES.some((entry) => entries.has(entry))) return null;
  // what is not packed was looked at with the rest
  if (filter === undefined) return '';
  if (!FLATE.includes(filter)) return null;
  try {
    const maxOutputLength = Math.max(1, most);
    return inflateSync(pdf.subarray(start), { maxOutputLength }).toString('latin1');
  } catch {
    return null;
  }
}

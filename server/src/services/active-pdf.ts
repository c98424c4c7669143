import { inflateSync } from 'node:zlib';

/** What a PDF names where it runs something, carries another file, or sends what is typed (ISO 32000-1, 12.6.4). */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA(?=[\s[\d])|Encrypt(?=[\s<\d]))/;

/** A name may spell any letter as # and two hexadecimal digits. */
const ESCAPED_NAME = /\/[A-Za-z#0-9]{2,60}/g;

/** Objects that are packed together: nobody's horoscope has more of them. */
const MOST_UNPACKED = 16 * 1024 * 1024;

/**
 * Whether a PDF holds scripts, other files or anything else that acts, or is encrypted, so that nobody can tell.
 * Links to pages are fine.
 */
export function isActivePdf(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  if (names(text)) return true;
  let left = MOST_UNPACKED;
  for (const { start, filters } of packedObjects(text)) {
    if (filters === null) return true;
    const unpacked = filters === '' ? '' : unpack(pdf.subarray(start), left);
    if (unpacked === null || names(unpacked)) return true;
    left -= unpacked.length;
  }
  return false;
}

function names(text: string): boolean {
  if (ACTIVE.test(text)) return true;
  if (!text.includes('#')) return false;
  for (const [name] of text.matchAll(ESCAPED_NAME))
    if (name.includes('#') && ACTIVE.test(`${unescaped(name)} `)) return true;
  return false;
}

function unescaped(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Where object streams begin; `filters` is null where they are packed in a way that we do not unpack. */
function* packedObjects(text: string) {
  const ends = /stream\r?\n/g;
  let last = 0;
  for (const match of text.matchAll(ends)) {
    const start = match.index + match[0].length;
    const dictionary = unescaped(text.slice(Math.max(last, match.index - 65_536), match.index));
    last = start;
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'));
    if (!own.includes('/ObjStm')) continue;
    const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+|\d+ \d+ R)?/.exec(own);
    const named = filter?.[1]?.replace(/[[\]\s]/g, '');
    if (!filter) yield { start, filters: '' };
    else yield { start, filters: named === '/FlateDecode' || named === '/Fl' ? 'flate' : null };
  }
}

/** Null where it is broken or more than `most` bytes. */
function unpack(packed: Buffer, most: number): string | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return null;
  }
}

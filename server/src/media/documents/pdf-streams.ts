/** A stream of a PDF: its dictionary and where it begins. */
export interface PdfStream extends Dictionary {
  /** Null where the line of `stream` ends in a way that readers differ about. */
  start: number | null;
}

interface Dictionary {
  /** Its own entries, their values with one space between tokens, cut off where they are long. */
  entries: Map<string, string>;
  /** It names packed objects anywhere. */
  isObjStm: boolean;
  /** It says something twice, or a value of nothing, so that readers differ about it. */
  isOdd: boolean;
  /** Where it ends in the file. */
  end: number;
}

/** ISO 32000-1, 7.2: what separates tokens, and those that a dictionary may hold. */
const SPACE = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const TOKEN = /<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^<>]*>|\(|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const STREAM = /stream(\r?\n)?/y;

/** Streams have some ten entries, values that we compare three tokens, and dictionaries a few levels. */
const MOST_ENTRIES = 100;
const MOST_TOKENS = 20;
const DEEPEST = 200;

/**
 * Every stream that a reader can be led to, wherever that is: whatever looks like the head of an object is read as one.
 * Null stands for a dictionary that cannot be read, or for a file that is made to take long.
 */
export function* pdfStreams(text: string): Generator<PdfStream | null> {
  let left = text.length * 4 + 65_536;
  for (const { index } of text.matchAll(/obj/g)) {
    const at = afterSpace(text, index + 3);
    left -= at - index;
    if (left < 0) yield null;
    if (!text.startsWith('<<', at)) continue;
    const read = readDictionary(text, at);
    if (!read) return yield null;
    left -= read.end - at;
    STREAM.lastIndex = afterSpace(text, read.end);
    const line = STREAM.exec(text);
    if (!line) continue;
    const isTooLong = read.entries.size >= MOST_ENTRIES;
    yield isTooLong ? null : { ...read, start: line[1] ? STREAM.lastIndex : null };
  }
}

/** Names as they are meant: they may spell any letter as # and two hexadecimal digits. */
export function unescaped(text: string): string {
  if (!text.includes('#')) return text;
  // in place: a file of nothing else would make millions of pieces
  const bytes = Buffer.from(text, 'latin1');
  let to = 0;
  for (let from = 0; from < bytes.length; from += 1, to += 1) {
    const code =
      bytes[from] === 0x23 ? hex(bytes[from + 1]) * 16 + hex(bytes[from + 2]) : Number.NaN;
    bytes[to] = Number.isNaN(code) ? (bytes[from] ?? 0) : code;
    if (!Number.isNaN(code)) from += 2;
  }
  return bytes.toString('latin1', 0, to);
}

/** The value of a digit by its letter; NaN of all else. */
function hex(letter = 0): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30;
  const low = letter | 0x20;
  return low >= 0x61 && low <= 0x66 ? low - 0x61 + 10 : Number.NaN;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  SPACE.lastIndex = at;
  while (SPACE.test(text)) at = SPACE.lastIndex;
  return at;
}

/** Null where it is not whole or holds what no dictionary may. */
function readDictionary(text: string, start: number): Dictionary | null {
  const read: Dictionary = { entries: new Map(), isObjStm: false, isOdd: false, end: start + 2 };
  const open = ['>>'];
  let key: string | undefined;
  let value: string[] = [];
  while (open.length > 0) {
    const at = afterSpace(text, read.end);
    TOKEN.lastIndex = at;
    const written = TOKEN.exec(text)?.[0];
    if (written === undefined || open.length > DEEPEST) return null;
    read.end = written === '(' ? afterString(text, at) : at + written.length;
    const isName = written.startsWith('/');
    const token = isName ? unescaped(written) : written;
    read.isObjStm ||= token === '/ObjStm';
    if ((token === '>>' || token === ']') && open.pop() !== token) return null;
    if (open.length === 0 || (open.length === 1 && isName && (!key || value.length > 0))) {
      read.isOdd ||= key !== undefined && read.entries.has(key);
      if (key && read.entries.size < MOST_ENTRIES) read.entries.set(key, value.join(' '));
      [key, value] = [token, []];
    } else if (value.length < MOST_TOKENS) value.push(token);
    read.isOdd ||= key === undefined;
    if (token === '<<' || token === '[') open.push(token === '<<' ? '>>' : ']');
  }
  return read;
}

/** Behind a string in brackets, which may hold more of them in pairs. */
function afterString(text: string, start: number): number {
  const brackets = /\\[\s\S]|[()]/g;
  brackets.lastIndex = start;
  let depth = 0;
  do {
    const found = brackets.exec(text)?.[0];
    if (found === undefined) return text.length;
    if (found === '(') depth += 1;
    if (found === ')') depth -= 1;
  } while (depth > 0);
  return brackets.lastIndex;
}

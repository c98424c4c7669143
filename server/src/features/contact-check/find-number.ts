import { DIGIT_OF, TIMES } from './digit-words.ts';

/** A part of a text, by the positions of its characters. */
export interface Span {
  start: number;
  end: number;
}

interface Token extends Span {
  digits: string;
  /** in a word */
  said: boolean;
}

// a word, or the digits of one piece, which letters that look like digits may be among
const TOKEN = /[\p{L}\p{M}\p{Nd}]+/gu;
const DAY_OR_MONTH = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = '(?:19|20)\\d{2}';
// heights, dates, times, sums of money and spans of years have digits of their own
const HARMLESS = new RegExp(
  [
    String.raw`\b${DAY_OR_MONTH}[ ./-]${DAY_OR_MONTH}[ ./-]${YEAR}\b`,
    String.raw`\b${YEAR}[./-]\d{1,2}[./-]\d{1,2}\b`,
    String.raw`\b${YEAR}\s*(?:-|–|to|and|,|\/)\s*${YEAR}\b`,
    // lakhs, or thousands: 12,00,000 and 120,000
    String.raw`(?<![\d,])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3},\d{3})(?!,?\d)(?:\.\d\d\b)?`,
    // two round sums: 75000-80000
    String.raw`\b\d{2,}00\s*(?:-|–|\+|\/)\s*\d{2,}00\b`,
    String.raw`\b\d{1,2}[:.]\d{2}\s*(?:am|pm)\b`,
    String.raw`\b\d+(?:\.\d+)?\s*(?:lakhs?|lpa|crores?|cr|rs|inr|%)(?![a-z])`,
    String.raw`\b\d{1,4}(?:\.\d+)?\s*(?:cm|cms|kg|kgs|ft|feet|inch|inches|years?|yrs|months?|acres?|cents?|sq|sqft)(?![a-z])`,
  ].join('|'),
  'gi',
);
/** What may stand between the pieces of one number. */
const GAP = /^[\s.,\-–—_*/\\|()[\]+~:;&'"#•·…=<>!\p{Extended_Pictographic}]{0,8}$/u;
const SHORTEST = 8;
/** Digits of the longest number, and one more. */
const MOST = 17;

function digitsOf(word: string): string | null {
  if (/^\d+$/.test(word)) return word;
  const said = DIGIT_OF.get(word.toLowerCase());
  if (said !== undefined) return said;
  // 98400I2345, 984OO12345
  if (/^[\dOoIlS]{5,}$/.test(word) && (word.match(/\d/g) ?? []).length >= 4)
    return word.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5');
  // a mobile within a word, or the first half of one after it: call9840012345, mob98400 12345
  return /[6-9]\d{9}/.exec(word)?.[0] ?? /^\p{L}{2,}(\d{5,})$/u.exec(word)?.[1] ?? null;
}

const MOBILE = /^(?:0|91|0091|091)?[6-9]\d{9}$/;
/** Landlines with their code, numbers of other countries. */
const OTHER = /^0\d{9,10}$|^00\d{9,14}$/;

/** The first pieces of a run that make a number; the whole run where it is long and says digits in words. */
function numberIn(text: string, run: readonly Token[]): Span | null {
  for (const [from, first] of run.entries()) {
    let digits = '';
    for (const last of run.slice(from, from + MOST)) {
      digits += last.digits;
      if (digits.length >= MOST) break;
      const isForeign = digits.length > 8 && text[first.start - 1] === '+';
      const isPiece = first === last && digits.length > 9 && digits.length < 16;
      if (MOBILE.test(digits) || OTHER.test(digits) || isForeign || isPiece)
        return { start: first.start, end: last.end };
    }
  }
  const [first, last] = [run[0], run.at(-1)];
  const length = run.reduce((sum, { digits }) => sum + digits.length, 0);
  if (!first || !last || length < SHORTEST || !run.some(({ said }) => said)) return null;
  return { start: first.start, end: last.end };
}

/** The first phone number of a plain text (plain-text.ts), in digits or in words; null if there is none. */
export function findNumber(plain: string): Span | null {
  const text = plain.replace(HARMLESS, (part) => 'x'.repeat(part.length));
  let run: Token[] = [];
  let times = 1;
  for (const match of text.matchAll(TOKEN)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const last = run.at(-1);
    const adjoins = !last || GAP.test(text.slice(last.end, start));
    const repeated = TIMES.get(word.toLowerCase());
    if (adjoins && repeated) {
      times = repeated;
      if (last) last.end = end;
      continue;
    }
    const digits = digitsOf(word);
    if (!adjoins || !digits) {
      const span = numberIn(text, run);
      if (span) return span;
      run = [];
    }
    if (digits) run.push({ start, end, digits: digits.repeat(times), said: !/\d/.test(word) });
    times = 1;
  }
  return numberIn(text, run);
}

/** The parts of the first phone number that stands in more than one of several plain texts; empty if there is none. */
export function findSplit(texts: readonly string[]): (Span & { place: number })[] {
  // a line break may stand within a number
  const span = findNumber(texts.join('\n'));
  if (!span) return [];
  let offset = 0;
  const parts = texts.map((text, place) => {
    const from = offset;
    offset += text.length + 1;
    const start = Math.max(span.start - from, 0);
    return { place, start, end: Math.min(span.end - from, text.length) };
  });
  const within = parts.filter(({ start, end }) => start < end);
  return within.length > 1 ? within : [];
}

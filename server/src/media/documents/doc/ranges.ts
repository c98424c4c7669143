/** Properties of the characters or paragraphs of a range of the text stream, in bytes. */
export interface Range {
  from: number;
  to: number;
  modifiers: Buffer;
  /** Of a paragraph: its style. */
  style: number;
}

const PAGE = 512;
const NONE = Buffer.alloc(0);
/** More runs than any horoscope has; each costs memory. */
const MOST_RANGES = 300_000;

/** Ranges in ascending order, found by a place in them. */
export interface Ranges {
  at(place: number): Range | undefined;
}

/**
 * The ranges that pages of formatting hold ([MS-DOC], 2.8.5 and 2.8.6).
 * @param table places and numbers of the pages
 * @throws RangeError where a page is outside of the file
 */
export function readRanges(text: Buffer, table: Buffer, of: 'runs' | 'paragraphs'): Ranges {
  const pages = Math.max(0, Math.floor((table.length - 4) / 8));
  const ranges: Range[] = [];
  for (let index = 0; index < pages; index += 1) {
    const number = table.readUInt32LE((pages + 1) * 4 + index * 4) & 0x3fffff;
    const page = text.subarray(number * PAGE, (number + 1) * PAGE);
    const count = page.readUInt8(PAGE - 1);
    for (let run = 0; run < count; run += 1) {
      const place = (count + 1) * 4 + run * (of === 'runs' ? 1 : 13);
      const at = page.readUInt8(place) * 2;
      const more = of === 'runs' ? ofRun(page, at) : ofParagraph(page, at);
      ranges.push({
        from: page.readUInt32LE(run * 4),
        to: page.readUInt32LE(run * 4 + 4),
        ...more,
      });
      if (ranges.length > MOST_RANGES) throw new RangeError('too many runs');
    }
  }
  ranges.sort((a, b) => a.from - b.from);
  return { at: (place) => find(ranges, place) };
}

function ofRun(page: Buffer, at: number) {
  if (at === 0) return { modifiers: NONE, style: 0 };
  return { modifiers: page.subarray(at + 1, at + 1 + page.readUInt8(at)), style: 0 };
}

function ofParagraph(page: Buffer, at: number) {
  if (at === 0) return { modifiers: NONE, style: 0 };
  const words = page.readUInt8(at);
  const start = words === 0 ? at + 2 : at + 1;
  const bytes = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
  return {
    style: bytes < 2 ? 0 : page.readUInt16LE(start),
    modifiers: page.subarray(start + 2, start + bytes),
  };
}

function find(ranges: Range[], place: number): Range | undefined {
  let [low, high] = [0, ranges.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ranges[middle]?.from ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const found = ranges[low];
  return found && found.from <= place && place < found.to ? found : undefined;
}

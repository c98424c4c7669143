/** A style of a document: what it is based on, and its modifiers. */
export interface Style {
  /** Its number's place in the list, or 0xfff for none. */
  base: number;
  paragraph: Buffer;
  characters: Buffer;
}

const NONE = Buffer.alloc(0);
const OF_PARAGRAPHS = 1;
const OF_CHARACTERS = 2;
/** Styles that are based on each other in a circle end here. */
const MOST_DEPTH = 10;

/** The styles by number, with gaps ([MS-DOC], 2.9.271). @throws RangeError */
export function readStyles(sheet: Buffer): (Style | undefined)[] {
  if (sheet.length === 0) return [];
  const headBytes = sheet.readUInt16LE(0);
  const count = sheet.readUInt16LE(2);
  const baseBytes = sheet.readUInt16LE(4);
  let at = 2 + headBytes;
  return Array.from({ length: count }, () => {
    if (at + 2 > sheet.length) return undefined;
    const bytes = sheet.readUInt16LE(at);
    const style = sheet.subarray(at + 2, at + 2 + bytes);
    at += 2 + bytes;
    return bytes === 0 ? undefined : readStyle(style, baseBytes);
  });
}

function readStyle(style: Buffer, baseBytes: number): Style {
  const kind = style.readUInt16LE(2) & 0xf;
  const base = style.readUInt16LE(2) >> 4;
  // the name, with its length before and a zero behind
  let at = baseBytes + 2 + style.readUInt16LE(baseBytes) * 2 + 2;
  const next = () => {
    at += at % 2;
    if (at + 2 > style.length) return NONE;
    const bytes = style.readUInt16LE(at);
    at += 2 + bytes;
    return style.subarray(at - bytes, at);
  };
  if (kind === OF_PARAGRAPHS) return { base, paragraph: next().subarray(2), characters: next() };
  return { base, paragraph: NONE, characters: kind === OF_CHARACTERS ? next() : NONE };
}

/** A style with those that it is based on, the most general first. */
export function styleChain(styles: readonly (Style | undefined)[], number: number): Style[] {
  const chain: Style[] = [];
  for (let style = styles[number]; style && chain.length < MOST_DEPTH; style = styles[style.base]) {
    chain.unshift(style);
  }
  return chain;
}

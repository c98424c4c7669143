/** Where a text stands: a document's text is in pieces, in letters of one byte or two ([MS-DOC], 2.8.35). */
interface Piece {
  /** Characters of the whole text, from and before. */
  from: number;
  to: number;
  place: number;
  isWide: boolean;
}

const NARROW = new TextDecoder('windows-1252');

/** A stretch of characters with their place in the text stream. */
export interface Stretch {
  text: string;
  place: number;
  /** Bytes of a character. */
  width: number;
}

/** The pieces of a text, to be read by characters. */
export interface Characters {
  /** @throws RangeError where a piece is outside of the file */
  between(from: number, to: number): Stretch[];
}

/** @param clx the table of pieces, behind modifiers that quick saving left @throws RangeError */
export function readCharacters(text: Buffer, clx: Buffer): Characters {
  let at = 0;
  while (clx.readUInt8(at) === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx.readUInt8(at) !== 2) throw new RangeError('no pieces');
  const table = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
  const count = Math.floor((table.length - 4) / 12);
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isWide = (place & 0x40000000) === 0;
    const offset = place & 0x3fffffff;
    return {
      from: table.readUInt32LE(index * 4),
      to: table.readUInt32LE(index * 4 + 4),
      place: isWide ? offset : offset / 2,
      isWide,
    };
  });
  // pieces that overlap would make much out of little
  const total = pieces.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  if (total > text.length) throw new RangeError('more text than the file has');

  return {
    between: (from, to) =>
      pieces
        .filter((piece) => piece.from < to && piece.to > from)
        .map((piece) => {
          const width = piece.isWide ? 2 : 1;
          const start = piece.place + (Math.max(from, piece.from) - piece.from) * width;
          const end = piece.place + (Math.min(to, piece.to) - piece.from) * width;
          if (end > text.length) throw new RangeError('a piece outside of the file');
          const bytes = text.subarray(start, end);
          const read = piece.isWide ? bytes.toString('utf16le') : NARROW.decode(bytes);
          return { text: read, place: start, width };
        }),
  };
}

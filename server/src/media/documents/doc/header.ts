import type { CompoundFile } from '../compound-file.ts';
import { unsafe } from '../docx/refused.ts';

/** [MS-DOC], 2.5.1: what the header of a document of Word 97 or later says. */
const WORD = 0xa5ec;
const WORD_97 = 0x00c0;
const LOCKED = 0x0100;
const TABLE_1 = 0x0200;
/** Where the places and lengths of all tables begin. */
const PLACES_AT = 154;

/** Tables that are read, by their number in the header. */
const TABLES = {
  styles: 1,
  sections: 6,
  headers: 11,
  runs: 12,
  paragraphs: 13,
  fonts: 15,
  names: 32,
  pieces: 33,
  drawnInBody: 40,
  drawnInHeaders: 41,
  drawings: 50,
  lists: 73,
  listUses: 74,
} as const;

/** The streams of an old document, with the lengths of its texts in characters. */
export interface DocStreams {
  text: Buffer;
  data: Buffer;
  /** A table by its name, empty where there is none. */
  table(name: keyof typeof TABLES): Buffer;
  /** A table with all that follows it: levels stand behind their lists. */
  from(name: keyof typeof TABLES): Buffer;
  lengths: { body: number; footnotes: number; headers: number; endnotes: number; boxes: number };
}

/** @throws AppError UNSAFE_FILE for a locked document, RangeError for a broken one */
export function readStreams(file: CompoundFile): DocStreams {
  const stream = (name: string) => {
    const found = file.entries.filter((entry) => entry.name.toLowerCase() === name);
    if (found.length > 1) throw unsafe();
    return found[0] ? file.read(found[0]) : Buffer.alloc(0);
  };
  const text = stream('worddocument');
  const flags = text.readUInt16LE(10);
  const isRead = text.readUInt16LE(0) === WORD && text.readUInt16LE(2) >= WORD_97;
  if (!isRead || (flags & LOCKED) !== 0) throw unsafe();
  const tables = stream(flags & TABLE_1 ? '1table' : '0table');
  const from = (name: keyof typeof TABLES) =>
    tables.subarray(text.readUInt32LE(PLACES_AT + TABLES[name] * 8));
  return {
    text,
    data: stream('data'),
    from,
    table: (name) => from(name).subarray(0, text.readUInt32LE(PLACES_AT + TABLES[name] * 8 + 4)),
    lengths: {
      body: text.readUInt32LE(76),
      footnotes: text.readUInt32LE(80),
      headers: text.readUInt32LE(84),
      endnotes: text.readUInt32LE(96),
      boxes: text.readUInt32LE(100) + text.readUInt32LE(104),
    },
  };
}

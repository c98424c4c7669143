import { unsafe } from '../docx/refused.ts';
import { firstPicture, type InlinePicture } from './inline-pictures.ts';

/** A picture that stands beside the text, with its place in twips. */
export interface DrawnPicture extends InlinePicture {
  left: number;
  top: number;
  /** What it is placed by, and how text runs around it: names of the new format. */
  across: string;
  down: string;
  wrap: string;
}

const ENTRY = 0xf007;
const SHAPE = 0xf00a;
const PROPERTIES = 0xf00b;
const IS_CONTAINER = 0xf;
const MOST_DEPTH = 16;
const PICTURE = 0x0104;
const ENTRY_BYTES = 36;
const PLACE_BYTES = 26;

const ACROSS = ['margin', 'page', 'column'];
const DOWN = ['margin', 'page', 'paragraph'];
const WRAPS = [
  'wrapSquare',
  'wrapTopAndBottom',
  'wrapSquare',
  'wrapNone',
  'wrapSquare',
  'wrapSquare',
];

interface Drawings {
  /** Pictures of the document, from 1. */
  pictures: (Buffer | undefined)[];
  /** The number of a shape's picture, by the shape. */
  ofShape: Map<number, number>;
}

/**
 * Finds the picture that a character of a story stands for ([MS-ODRAW], 2.2).
 * @param drawings the drawings of the document
 * @param delayed the stream that holds the pictures
 */
export function createDrawnPictures(drawings: Buffer, delayed: Buffer) {
  const found: Drawings = { pictures: [], ofShape: new Map() };
  readRecords(drawings, delayed, found, 0);

  /** @throws AppError UNSAFE_FILE where it is any other shape, which would be lost; RangeError */
  return (places: Buffer, character: number): DrawnPicture => {
    const count = Math.max(0, Math.floor((places.length - 4) / (4 + PLACE_BYTES)));
    for (let index = 0; index < count; index += 1) {
      if (places.readUInt32LE(index * 4) !== character) continue;
      const at = (count + 1) * 4 + index * PLACE_BYTES;
      const number = found.ofShape.get(places.readInt32LE(at));
      const bytes = number === undefined ? undefined : found.pictures[number - 1];
      if (!bytes) throw unsafe();
      const [left = 0, top = 0, right = 0, bottom = 0] = [4, 8, 12, 16].map((each) =>
        places.readInt32LE(at + each),
      );
      const flags = places.readUInt16LE(at + 20);
      return {
        bytes,
        left,
        top,
        width: Math.max(1, right - left),
        height: Math.max(1, bottom - top),
        across: ACROSS[(flags >> 1) & 3] ?? 'column',
        down: DOWN[(flags >> 3) & 3] ?? 'paragraph',
        wrap: WRAPS[(flags >> 5) & 15] ?? 'wrapSquare',
      };
    }
    throw unsafe();
  };
}

function readRecords(records: Buffer, delayed: Buffer, found: Drawings, depth: number): void {
  if (depth > MOST_DEPTH) throw new RangeError('drawings in drawings');
  let shape = 0;
  let at = 0;
  while (at + 8 <= records.length) {
    const type = records.readUInt16LE(at + 2);
    // between the drawings of body and headers is one byte of no record
    if (type < 0xf000) {
      at += 1;
      continue;
    }
    const head = records.readUInt16LE(at);
    const end = at + 8 + records.readUInt32LE(at + 4);
    const body = records.subarray(at + 8, end);
    if (type === ENTRY) found.pictures.push(entryPicture(records.subarray(at, end), body, delayed));
    else if ((head & 0xf) === IS_CONTAINER) readRecords(body, delayed, found, depth + 1);
    else if (type === SHAPE) shape = body.readInt32LE(0);
    else if (type === PROPERTIES) {
      for (let index = 0; index < head >> 4; index += 1) {
        const isPicture = (body.readUInt16LE(index * 6) & 0x3fff) === PICTURE;
        if (isPicture) found.ofShape.set(shape, body.readUInt32LE(index * 6 + 2));
      }
    }
    at = end;
  }
}

/** In the entry itself, or in the other stream. */
function entryPicture(entry: Buffer, body: Buffer, delayed: Buffer): Buffer | undefined {
  if (body.length > ENTRY_BYTES + body.readUInt8(33)) return firstPicture(entry);
  return firstPicture(delayed.subarray(body.readUInt32LE(28)));
}

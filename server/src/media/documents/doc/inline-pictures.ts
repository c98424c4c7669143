import { unsafe } from '../docx/refused.ts';

/** A picture in the text, with its size in twips. */
export interface InlinePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

const SHAPE = 0x64;
const NAMED_SHAPE = 0x66;
const ENTRY = 0xf007;
const ENTRY_BYTES = 36;
const JPEG = [0xf01d, 0xf02a];
const PNG = 0xf01e;
const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])];
/** One or two identifiers and a mark stand before a picture. */
const LONGEST_HEAD = 40;

/**
 * The picture that a character stands for ([MS-DOC], 2.9.190); undefined for the place of one that is drawn.
 * @throws AppError UNSAFE_FILE for a drawing by command, and for pictures elsewhere; RangeError
 */
export function readInlinePicture(data: Buffer, at: number): InlinePicture | undefined {
  const whole = data.subarray(at, at + data.readUInt32LE(at));
  const kind = whole.readUInt16LE(6);
  if (kind !== SHAPE && kind !== NAMED_SHAPE) throw unsafe();
  let start = whole.readUInt16LE(4);
  if (kind === NAMED_SHAPE) start += 1 + whole.readUInt8(start);
  const width = (whole.readUInt16LE(28) * whole.readUInt16LE(32)) / 1000;
  const height = (whole.readUInt16LE(30) * whole.readUInt16LE(34)) / 1000;
  // the shape, then its pictures
  start += 8 + whole.readUInt32LE(start + 4);
  if (start >= whole.length) return undefined;
  const picture = firstPicture(whole.subarray(start));
  if (!picture) throw unsafe();
  return { bytes: picture, width: Math.round(width), height: Math.round(height) };
}

/** Undefined where the first record holds no PNG or JPEG. */
export function firstPicture(records: Buffer): Buffer | undefined {
  if (records.length < 8) return undefined;
  const type = records.readUInt16LE(2);
  const body = records.subarray(8, 8 + records.readUInt32LE(4));
  if (type === ENTRY) return firstPicture(body.subarray(ENTRY_BYTES + body.readUInt8(33)));
  if (type !== PNG && !JPEG.includes(type)) return undefined;
  const head = body.subarray(0, LONGEST_HEAD);
  const begins = SIGNATURES.map((signature) => head.indexOf(signature)).filter(
    (place) => place > 0,
  );
  return begins.length > 0 ? body.subarray(Math.min(...begins)) : undefined;
}

import type { Arena } from './arena.ts';
import { BITMAP_BYTES } from './layout.ts';

/** Rows that stand together in the memory of a store, and what this thread alone keeps of them. */
export interface Block {
  /** where it begins in memory */
  start: number;
  used: number;
  ids: Uint32Array;
  times: Float64Array;
  marks: Float64Array;
}

/** Another number for each value of some fields. */
export type Recode = Readonly<Record<string, (value: number) => number>>;

/** Which of the parts are the times, by which rows are in order, and the bitmap of live rows. */
const [TIMES, LIVE] = [0, 3];

const bytesOf = (view: Uint32Array | Float64Array, numbers: number) =>
  new Uint8Array(view.buffer, view.byteOffset, numbers * view.BYTES_PER_ELEMENT);

/** Where all that is known of the rows of a block stands; what can be counted again, as the bitmaps of values, is no part. */
export function partsOf(
  { bytes, layout }: Arena,
  { start, used, ids, times, marks }: Block,
): Uint8Array[] {
  return [
    bytesOf(times, used),
    bytesOf(marks, used),
    bytesOf(ids, used * 4),
    bytes.subarray(start, start + BITMAP_BYTES),
    ...layout.columns.map((one) =>
      bytes.subarray(start + one.offset, start + one.offset + used * one.bytes),
    ),
  ];
}

/** Clears what is known of a row in a copy of the parts of a block, but its time. */
export function wipeRow(parts: readonly Uint8Array[], at: number, used: number): void {
  for (const [index, part] of parts.entries()) {
    if (index === TIMES || index === LIVE) continue;
    const bytes = part.length / used;
    part.fill(0, at * bytes, (at + 1) * bytes);
  }
}

import { BITMAP_BYTES, BLOCK_ROWS, type Column } from '../../src/search-engine/layout.ts';
import type { Counted, Question } from '../../src/search-engine/question.ts';
import type { Store } from '../../src/search-engine/store.ts';

const ROUNDS = 20;
/** What the processor reads at least, wherever a value stands. */
const LINE_BYTES = 64;

/** Bytes that this thread reads in a second of its own time, of bitmaps in order: as fast as a count of their bits is. */
export function bandwidth({ kernels, starts, layout }: Store): number {
  const length = Math.floor(layout.blockBytes / BITMAP_BYTES) * BITMAP_BYTES;
  const before = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round++)
    for (const block of starts) kernels.count(block, length);
  const { user, system } = process.threadCpuUsage(before);
  return (ROUNDS * starts.length * length) / ((user + system) / 1e6);
}

/** Of a column, or of a bitmap for each of some values, with as many rows of interest as that. */
function columnBytes({ bitmaps, bytes }: Column, values: number, blocks: number, rows: number) {
  const column = Math.min(bytes * BLOCK_ROWS * blocks, rows * LINE_BYTES);
  return bitmaps === null ? column : Math.min(column, values * BITMAP_BYTES * blocks);
}

const sum = (counts: Uint32Array) => counts.reduce((all, one) => all + one, 0);

/** Bytes that must be read for an answer, whoever finds it in bitmaps and columns, if each is read once. */
export function bytesToRead(store: Store, { conditions }: Question, found: Counted): number {
  const blocks = store.starts.length;
  const columnOf = (field: string) => store.layout.byName.get(field);
  let bytes = BITMAP_BYTES * blocks;
  for (const condition of conditions) {
    const column = columnOf(condition.field);
    // a range can only be found by all values of its column
    if (column && 'any' in condition)
      bytes += columnBytes(column, condition.any.length, blocks, found.count);
    else if (column) bytes += column.bytes * BLOCK_ROWS * blocks;
  }
  for (const [field, counts] of found.facets) {
    const column = columnOf(field);
    // what no other condition narrows is a total that is kept
    const isTotal = conditions.every((condition) => condition.field === field);
    if (column && !isTotal) bytes += columnBytes(column, column.values, blocks, sum(counts));
  }
  return bytes;
}

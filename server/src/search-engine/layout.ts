/** Rows of a block. A bitmap of them fits the processor's first cache together with those that it is compared with. */
export const BLOCK_ROWS = 65_536;
export const BITMAP_BYTES = BLOCK_ROWS / 8;

/**
 * A field with few values, numbered from 0 (`values` of them). With `bitmaps` there is a bitmap for each value, which is
 * faster for up to some fifty of them and costs `values` bits a row.
 */
export interface Category {
  name: string;
  values: number;
  bitmaps: boolean;
}

/** A field with whole numbers below 2 to the power of 8 × bytes. Only those of 2 bytes can be counted or sorted by. */
export interface Quantity {
  name: string;
  bytes: 2 | 4;
}

export interface Schema {
  categories: readonly Category[];
  quantities: readonly Quantity[];
}

/** Where a field stands in a block. */
export interface Column {
  name: string;
  /** bytes of a value */
  bytes: 1 | 2 | 4;
  /** from the beginning of a block */
  offset: number;
  /** the beginning of its bitmaps; null if it has none */
  bitmaps: number | null;
  /** how many values can be counted */
  values: number;
}

export interface Layout {
  columns: readonly Column[];
  byName: ReadonlyMap<string, Column>;
  blockBytes: number;
}

/** What a question finds in a block, and what it chooses of that, stand behind the bitmap of the live rows. */
export const FOUND = BITMAP_BYTES;
export const CHOSEN = 2 * BITMAP_BYTES;

/** Behind those stands how often values of the block were written, in 4 bytes, so that each thread knows what it kept of them. */
export const WRITES = 3 * BITMAP_BYTES;
/** Kernels read 16 bytes at a time. */
const WRITES_BYTES = 16;

/** A block has those first, then the bitmaps of its values and the columns. */
export function layoutOf({ categories, quantities }: Schema): Layout {
  let end = WRITES + WRITES_BYTES;
  const take = (bytes: number) => {
    end += bytes;
    return end - bytes;
  };
  const columns: Column[] = [];
  const fields = [
    ...categories.map((one) => ({ ...one, bytes: one.values > 256 ? (2 as const) : (1 as const) })),
    ...quantities.map((one) => ({ ...one, values: one.bytes === 2 ? 65_536 : 0, bitmaps: false })),
  ];
  for (const { name, values, bytes, bitmaps } of fields) {
    const bits = bitmaps ? take(values * BITMAP_BYTES) : null;
    columns.push({ name, bytes, values, bitmaps: bits, offset: take(bytes * BLOCK_ROWS) });
  }
  return { columns, byName: new Map(columns.map((one) => [one.name, one])), blockBytes: end };
}

/** @throws {RangeError} for a value that the column cannot hold */
export function checkedValue(
  { name, bytes, values: known }: Column,
  values: Readonly<Record<string, number>>,
): number {
  const value = values[name] ?? 0;
  const end = known || 2 ** (bytes * 8);
  if (!Number.isInteger(value) || value < 0 || value >= end)
    throw new RangeError(`${name} has no value ${value}`);
  return value;
}

/** Sets the bit of a row, counted from the beginning of a bitmap at `start`. */
export function setBit(bytes: Uint8Array, start: number, row: number): void {
  const byte = start + (row >> 3);
  bytes[byte] = (bytes[byte] ?? 0) | (1 << (row & 7));
}

import { Arena, firstBlock, PAGE } from './arena.ts';
import { type Block, partsOf, type Recode, wipeRow } from './block.ts';
import { type Id, Ids } from './ids.ts';
import { createMemory } from './kernels.ts';
import { LateRows } from './late-rows.ts';
import type { Column, Schema } from './layout.ts';
import { BITMAP_BYTES, BLOCK_ROWS, checkedValue, layoutOf } from './layout.ts';

/** What a row has: a number for each field of the schema. */
export type Values = Readonly<Record<string, number>>;

export interface Row {
  id: Id;
  /** by which the newest come first; of equal ones the greater id */
  time: number;
  /** what the caller remembers with it, a whole number below 2 ** 53 */
  mark: number;
  values: Values;
}

/** Whose ids are looked up in about a millisecond. */
const SOME_ROWS = 4096;

/**
 * The rows of a search in typed memory: blocks of 65,536, each with bitmaps and columns, oldest first. A change takes
 * some microseconds and is made in place; nothing is ever rebuilt.
 */
export class Store extends Arena {
  readonly blocks: Block[] = [];
  /** rows that stand behind newer ones */
  readonly late = new LateRows(this);
  #live = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** of each column; none of one that cannot be counted */
  readonly #totals: readonly (Uint32Array | undefined)[];
  /** what is put, by columns */
  readonly #checked: number[] = [];
  readonly #ids = new Ids((row) => this.idAt(row));

  constructor(schema: Schema) {
    const layout = layoutOf(schema);
    super(layout, createMemory(firstBlock(layout) / PAGE), 'owner');
    this.#totals = layout.columns.map(({ name }) => this.totals.get(name));
  }

  /** Does something while nobody else does: another thread reads, or this one makes changes that it must not see by halves. */
  inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** How many rows can be found. */
  get live(): number {
    return this.#live;
  }

  /** How many rows there are with those taken out: the next one's number. */
  get end(): number {
    const last = this.blocks.length - 1;
    return last < 0 ? 0 : last * BLOCK_ROWS + (this.blocks[last]?.used ?? 0);
  }

  /** All memory, in bytes. */
  get size(): number {
    const kept = this.blocks.reduce(
      (sum, { ids, times, marks }) => sum + ids.byteLength + times.byteLength + marks.byteLength,
      0,
    );
    return this.bytes.byteLength + kept + this.#ids.bytes + this.ranges.bytes;
  }

  idAt(row: number): Id {
    const { ids } = this.#blockOf(row);
    const at = (row % BLOCK_ROWS) * 4;
    return [ids[at] ?? 0, ids[at + 1] ?? 0, ids[at + 2] ?? 0, ids[at + 3] ?? 0];
  }

  timeAt(row: number): number {
    return this.#blockOf(row).times[row % BLOCK_ROWS] ?? 0;
  }

  markAt(row: number): number {
    return this.#blockOf(row).marks[row % BLOCK_ROWS] ?? 0;
  }

  /** @throws {RangeError} for a field that the schema does not have */
  valueAt(field: string, row: number): number {
    const column = this.layout.byName.get(field);
    if (!column) throw new RangeError(`no field ${field}`);
    return this.#read(column, this.#blockOf(row).start, row % BLOCK_ROWS);
  }

  /** The row of an id that can be found, or -1. */
  find(id: Id): number {
    const row = this.#ids.find(id);
    return row >= 0 && this.isLive(row) ? row : -1;
  }

  /** Whether one row comes before another in the order of newest first. */
  isNewer(row: number, other: number): boolean {
    const [time, otherTime] = [this.timeAt(row), this.timeAt(other)];
    if (time !== otherTime) return time > otherTime;
    const [id, otherId] = [this.idAt(row), this.idAt(other)];
    const at = id.findIndex((part, index) => part !== otherId[index]);
    return at >= 0 && (id[at] ?? 0) > (otherId[at] ?? 0);
  }

  /**
   * Adds a row, or replaces that of its id: in place if it has the same time, also where it was taken out before. Returns
   * where it stands now, and where it stood before, or -1.
   * @throws {RangeError} for a value that its column cannot hold; nothing has changed then
   */
  put({ id, time, mark, values }: Row): { row: number; before: number } {
    const { columns } = this.layout;
    const checked = this.#checked;
    for (let at = 0; at < columns.length; at++)
      checked[at] = checkedValue(columns[at] as Column, values);
    const known = this.#ids.find(id);
    if (known >= 0) this.#hide(known);
    const row = known >= 0 && this.timeAt(known) === time ? known : this.#append(id, time);
    this.#show(row, mark, checked);
    this.late.rankAgain();
    return { row, before: known };
  }

  /**
   * Changes one value of the row of an id, if it can be found.
   * @throws {RangeError} for a field that the schema does not have, or a value that its column cannot hold
   */
  set(id: Id, field: string, value: number): void {
    const index = this.layout.columns.findIndex(({ name }) => name === field);
    const column = this.layout.columns[index];
    if (!column) throw new RangeError(`no field ${field}`);
    checkedValue(column, { [field]: value });
    const row = this.find(id);
    if (row < 0) return;
    const [{ start }, at] = [this.#blockOf(row), row % BLOCK_ROWS];
    this.#tally(index, start, at, this.#read(column, start, at), -1);
    this.#write(column, start, at, value);
    this.wrote(start);
    this.#tally(index, start, at, value, 1);
  }

  /** A copy of the rows of a block as they are now, for addBlock; of those that were taken out it has the times alone. */
  copyBlock(index: number): Uint8Array {
    const block = this.blocks[index] as Block;
    const parts = partsOf(this, block).map((part) => part.slice());
    for (let at = 0; at < block.used; at++)
      if (!this.isLive(index * BLOCK_ROWS + at)) wipeRow(parts, at, block.used);
    return Buffer.concat(parts);
  }

  /**
   * Adds the rows of a copied block behind all others, which must fill their blocks; those of an id that came before replace it. A step
   * takes about a millisecond.
   * @param recode gives values of a field other numbers
   */
  *addBlock(copy: Uint8Array, recode: Recode = {}): Generator<void> {
    const first = this.#addBlock() * BLOCK_ROWS;
    const block = this.#blockOf(first);
    const perRow = partsOf(this, { ...block, used: 1 }).reduce((sum, one) => sum + one.length, 0);
    block.used = (copy.length - BITMAP_BYTES) / (perRow - BITMAP_BYTES);
    let from = 0;
    for (const part of partsOf(this, block)) {
      part.set(copy.subarray(from, from + part.length));
      from += part.length;
    }
    yield;
    const lives = Array.from({ length: block.used }, (_, at) => at).filter((at) =>
      this.isLive(first + at),
    );
    this.#live += lives.length;
    for (const [index, column] of this.layout.columns.entries()) {
      const change = recode[column.name];
      for (const at of lives) {
        const kept = this.#read(column, block.start, at);
        const value = change ? change(kept) : kept;
        if (change) this.#write(column, block.start, at, value);
        this.#tally(index, block.start, at, value, 1);
      }
      yield;
    }
    for (let at = 0; at < block.used; at++) {
      const row = first + at;
      const id = this.idAt(row);
      if (this.isLive(row)) {
        const before = this.#ids.find(id);
        if (before >= 0) this.#hide(before);
        this.#ids.set(id, row);
        this.late.rank(row);
      } else this.late.pass(row);
      if (at % SOME_ROWS === 0) yield;
    }
    this.late.rankAgain();
  }

  /** Takes a row out, if it is there. */
  remove(id: Id): void {
    const row = this.#ids.find(id);
    if (row < 0) return;
    this.#hide(row);
    this.late.rankAgain();
  }

  /** A new last row, which is not shown yet. */
  #append(id: Id, time: number): number {
    let index = this.blocks.length - 1;
    if (index < 0 || this.blocks[index]?.used === BLOCK_ROWS) index = this.#addBlock();
    const block = this.blocks[index] as Block;
    const at = block.used++;
    const row = index * BLOCK_ROWS + at;
    block.ids.set(id, at * 4);
    block.times[at] = time;
    this.#ids.set(id, row);
    this.late.rank(row);
    return row;
  }

  #show(row: number, mark: number, values: readonly number[]): void {
    const [block, at] = [this.#blockOf(row), row % BLOCK_ROWS];
    block.marks[at] = mark;
    const { columns } = this.layout;
    // loops by number, because a start does this a million times
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index] as Column;
      const value = values[index] ?? 0;
      this.#write(column, block.start, at, value);
      this.#tally(index, block.start, at, value, 1);
    }
    this.#flip(block.start, at);
    this.late.show(row);
    this.wrote(block.start);
    this.#live += 1;
  }

  #hide(row: number): void {
    if (!this.isLive(row)) return;
    const block = this.#blockOf(row);
    const at = row % BLOCK_ROWS;
    for (const [index, column] of this.layout.columns.entries())
      this.#tally(index, block.start, at, this.#read(column, block.start, at), -1);
    this.#flip(block.start, at);
    this.late.hide(row);
    this.#live -= 1;
  }

  /** Whether a row can be found. */
  isLive(row: number): boolean {
    const byte = this.bytes[this.#blockOf(row).start + ((row % BLOCK_ROWS) >> 3)] ?? 0;
    return (byte & (1 << (row & 7))) !== 0;
  }

  /** Counts a value in the totals, and has its bit set or not. */
  #tally(index: number, start: number, at: number, value: number, by: 1 | -1): void {
    const totals = this.#totals[index];
    if (totals) totals[value] = (totals[value] ?? 0) + by;
    const bitmaps = this.layout.columns[index]?.bitmaps ?? null;
    if (bitmaps !== null) this.#flip(start + bitmaps + value * BITMAP_BYTES, at);
  }

  #flip(bitmap: number, at: number): void {
    const byte = bitmap + (at >> 3);
    this.bytes[byte] = (this.bytes[byte] ?? 0) ^ (1 << (at & 7));
  }

  #read({ bytes, offset }: Column, start: number, at: number): number {
    const address = start + offset + at * bytes;
    if (bytes === 1) return this.bytes[address] ?? 0;
    if (bytes === 2) return this.half[address / 2] ?? 0;
    return this.words[address / 4] ?? 0;
  }

  #write({ bytes, offset }: Column, start: number, at: number, value: number): void {
    const address = start + offset + at * bytes;
    if (bytes === 1) this.bytes[address] = value;
    else if (bytes === 2) this.half[address / 2] = value;
    else this.words[address / 4] = value;
  }

  #blockOf(row: number): Block {
    return this.blocks[Math.floor(row / BLOCK_ROWS)] as Block;
  }

  #addBlock(): number {
    const { blocks, memory, layout } = this;
    const end = firstBlock(layout) + (blocks.length + 1) * layout.blockBytes;
    const lacking = end - memory.buffer.byteLength;
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    this.see(blocks.length + 1);
    const ids = new Uint32Array(BLOCK_ROWS * 4);
    const [times, marks] = [new Float64Array(BLOCK_ROWS), new Float64Array(BLOCK_ROWS)];
    return blocks.push({ start: this.starts.at(-1) ?? 0, used: 0, ids, times, marks }) - 1;
  }
}

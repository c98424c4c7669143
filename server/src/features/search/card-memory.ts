import { totalmem } from 'node:os';
import { LRUCache } from 'lru-cache';
import { BLOCK_ROWS } from '../../search-engine/layout.ts';
import type { FoundEntry } from './entry.ts';

/** Memory is taken as it is needed, in pieces of this size. */
const CHUNK = 4 * 1024 * 1024;
/** What a record has before its text: the version of the entry, how long the text is, and when it was last put or read. */
const HEAD = 16;
const LENGTH = 8;
const LAST_READ = 12;
/** More indexes are never in use at once. */
const INDEXES = 8;

/** An eighth of the memory that this process may have; a million cards take some 900 MB. */
export function cardBytes(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), limit) / 8;
}

/** Where the texts of an index's rows were put: what had been put before, in bytes, + 1. */
type Places = (Float64Array | undefined)[];

/**
 * Texts of entries in a ring of bytes, in which the newest overwrite the oldest. Outside the heap, so that a million of them
 * give the garbage collector nothing to do.
 */
export class CardMemory {
  readonly #chunks: Buffer[] = [];
  readonly #capacity: number;
  readonly #indexes = new LRUCache<number, Places>({ max: INDEXES });
  /** bytes that were ever put, so that the last `capacity` of them are there */
  #end = 0;
  #reads = 0;

  /** @param bytes how much memory it may take */
  constructor(bytes: number) {
    this.#capacity = Math.max(1, Math.floor(bytes / CHUNK)) * CHUNK;
  }

  /** The text that was put for an entry of this version, if it is still there, and how many others were put or read since it was. */
  get({ load, row, version }: FoundEntry): { text: string; since: number } | undefined {
    const place =
      (this.#indexes.get(load)?.[Math.floor(row / BLOCK_ROWS)]?.[row % BLOCK_ROWS] ?? 0) - 1;
    if (place < 0 || place < this.#end - this.#capacity) return undefined;
    const { chunk, at } = this.#at(place);
    if (chunk.readDoubleLE(at) !== version) return undefined;
    const since = (this.#reads - chunk.readUInt32LE(at + LAST_READ)) >>> 0;
    this.#touch(chunk, at);
    const start = at + HEAD;
    const text = chunk.toString('utf8', start, start + chunk.readUInt32LE(at + LENGTH));
    return { text, since };
  }

  /** Keeps a text for an entry that stands in an index; one that is longer than a chunk is not kept. */
  put({ load, row, version }: FoundEntry, text: string): void {
    const length = Buffer.byteLength(text);
    if (row < 0 || HEAD + length > CHUNK) return;
    const left = CHUNK - (this.#end % CHUNK);
    if (left < HEAD + length) this.#end += left;
    const place = this.#end;
    const { chunk, at } = this.#at(place);
    this.#end += HEAD + length;
    chunk.writeDoubleLE(version, at);
    chunk.writeUInt32LE(length, at + LENGTH);
    this.#touch(chunk, at);
    chunk.write(text, at + HEAD);
    const places = this.#indexes.get(load) ?? [];
    this.#indexes.set(load, places);
    const block = Math.floor(row / BLOCK_ROWS);
    places[block] ??= new Float64Array(BLOCK_ROWS);
    places[block][row % BLOCK_ROWS] = place + 1;
  }

  #touch(chunk: Buffer, at: number): void {
    this.#reads = (this.#reads + 1) >>> 0;
    chunk.writeUInt32LE(this.#reads, at + LAST_READ);
  }

  #at(place: number): { chunk: Buffer; at: number } {
    const index = Math.floor((place % this.#capacity) / CHUNK);
    this.#chunks[index] ??= Buffer.allocUnsafeSlow(CHUNK);
    return { chunk: this.#chunks[index], at: place % CHUNK };
  }
}

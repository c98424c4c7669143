import { idOf, uuidOf } from '../../search-engine/ids.ts';
import type { Store } from '../../search-engine/store.ts';

const BYTES = 16;
/** Ids that were made in one moment begin alike, so the last half of one is looked for. */
const HALF = 8;

/**
 * The profiles of one of the viewer's own lists: the bytes of their ids one after the other, as the database sends them. Of some
 * thousand that somebody has seen, a search looks up twenty.
 */
export class OwnIds implements Iterable<string> {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer | null) {
    this.#bytes = bytes ?? Buffer.alloc(0);
  }

  get size(): number {
    return this.#bytes.length / BYTES;
  }

  has(uuid: string): boolean {
    if (this.size === 0) return false;
    const wanted = bytesOf(uuid);
    const half = wanted.subarray(HALF);
    let at = this.#bytes.indexOf(half);
    // bytes of two neighbours are no id
    while (
      at >= 0 &&
      !(at % BYTES === HALF && wanted.compare(this.#bytes, at - HALF, at + HALF) === 0)
    )
      at = this.#bytes.indexOf(half, at + 1);
    return at >= 0;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (let at = 0; at < this.#bytes.length; at += BYTES) yield uuidOf(this.#idAt(at));
  }

  /** Their rows in a store, sorted. */
  rowsIn(store: Store): Uint32Array {
    const rows: number[] = [];
    for (let at = 0; at < this.#bytes.length; at += BYTES) {
      const row = store.find(this.#idAt(at));
      if (row >= 0) rows.push(row);
    }
    return Uint32Array.from(rows).sort();
  }

  #idAt(at: number) {
    const part = (index: number) => this.#bytes.readUInt32BE(at + index * 4);
    return [part(0), part(1), part(2), part(3)] as const;
  }
}

let last = { uuid: '', bytes: Buffer.alloc(0) };

/** Of an id that is looked up in several lists, made once. */
function bytesOf(uuid: string): Buffer {
  if (last.uuid !== uuid) last = { uuid, bytes: Buffer.from(uuid.replaceAll('-', ''), 'hex') };
  return last.bytes;
}

/** As the database would send them. */
export function ownIdsOf(uuids: readonly string[]): OwnIds {
  const bytes = Buffer.alloc(uuids.length * BYTES);
  for (const [index, uuid] of uuids.entries())
    for (const [part, value] of idOf(uuid).entries())
      bytes.writeUInt32BE(value, index * BYTES + part * 4);
  return new OwnIds(bytes);
}

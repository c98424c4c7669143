import { type Id, idOf, uuidOf } from '../../search-engine/ids.ts';
import type { Store } from '../../search-engine/store.ts';

const BYTES = 16;

/**
 * The profiles of one of the viewer's own lists: the bytes of their ids one after the other, as the database sends them. Of some
 * thousand that somebody has seen, a search looks up twenty.
 */
export class OwnIds implements Iterable<string> {
  readonly #bytes: Buffer;
  /** by the last part of an id, where it stands, + 1; open addressing, made when an id is looked up */
  #places: Uint32Array | undefined;

  constructor(bytes: Buffer | null) {
    this.#bytes = bytes ?? Buffer.alloc(0);
  }

  get size(): number {
    return this.#bytes.length / BYTES;
  }

  has(uuid: string): boolean {
    if (this.size === 0) return false;
    const [a, b, c, d] = wantedId(uuid);
    this.#places ??= this.#makePlaces();
    const mask = this.#places.length - 1;
    for (let slot = d & mask; this.#places[slot]; slot = (slot + 1) & mask) {
      const at = ((this.#places[slot] ?? 0) - 1) * BYTES;
      const isSame = this.#part(at, 3) === d && this.#part(at, 2) === c;
      if (isSame && this.#part(at, 1) === b && this.#part(at, 0) === a) return true;
    }
    return false;
  }

  /** Half of it stays empty, so that a search for an id ends soon. */
  #makePlaces(): Uint32Array {
    const places = new Uint32Array(2 ** Math.ceil(Math.log2(this.size * 2)));
    const mask = places.length - 1;
    for (let place = 1; place <= this.size; place++) {
      let slot = this.#part((place - 1) * BYTES, 3) & mask;
      while (places[slot]) slot = (slot + 1) & mask;
      places[slot] = place;
    }
    return places;
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

  #part(at: number, index: number): number {
    return this.#bytes.readUInt32BE(at + index * 4);
  }

  #idAt(at: number): Id {
    return [this.#part(at, 0), this.#part(at, 1), this.#part(at, 2), this.#part(at, 3)];
  }
}

let last: { uuid: string; id: Id } = { uuid: '', id: [0, 0, 0, 0] };

/** Of an id that is looked up in several lists, made once. */
function wantedId(uuid: string): Id {
  if (last.uuid !== uuid) last = { uuid, id: idOf(uuid) };
  return last.id;
}

/** As the database would send them. */
export function ownIdsOf(uuids: readonly string[]): OwnIds {
  const bytes = Buffer.alloc(uuids.length * BYTES);
  for (const [index, uuid] of uuids.entries())
    for (const [part, value] of idOf(uuid).entries())
      bytes.writeUInt32BE(value, index * BYTES + part * 4);
  return new OwnIds(bytes);
}

const TABLES = 256;
const FIRST_SIZE = 64;

/** A UUID as four 32-bit numbers. */
export type Id = readonly [number, number, number, number];

/** @throws {RangeError} if the text is no UUID */
export function idOf(uuid: string): Id {
  const hex = uuid.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) throw new RangeError('not a UUID');
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16);
  return [part(0), part(8), part(16), part(24)];
}

export function uuidOf([a, b, c, d]: Id): string {
  const hex = [a, b, c, d].map((part) => part.toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The bits that differ most: time-ordered UUIDs begin alike. */
const hashOf = ([, b, c, d]: Id) =>
  (Math.imul(d, 0x9e37_79b1) ^ Math.imul(c, 0x85eb_ca6b) ^ b) >>> 0;

interface Table {
  /** row + 1, or 0; open addressing */
  slots: Uint32Array;
  used: number;
}

/**
 * In which row the profile of an id stands. 256 small hash tables, each of which grows by itself, so that no growth takes
 * long; 8 to 16 bytes an id.
 */
export class Ids {
  readonly #tables: Table[] = Array.from({ length: TABLES }, () => ({
    slots: new Uint32Array(FIRST_SIZE),
    used: 0,
  }));
  readonly #idAt: (row: number) => Id;

  constructor(idAt: (row: number) => Id) {
    this.#idAt = idAt;
  }

  /** The row of an id, or -1. */
  find(id: Id): number {
    const { slots } = this.#tableOf(id);
    return (slots[this.#place(slots, id)] ?? 0) - 1;
  }

  /** Puts an id that is not there yet. */
  add(id: Id, row: number): void {
    const table = this.#tableOf(id);
    if ((table.used + 1) * 2 > table.slots.length) this.#grow(table);
    table.slots[this.#place(table.slots, id)] = row + 1;
    table.used += 1;
  }

  /** Takes an id out, and moves those behind it that would not be found any more. */
  remove(id: Id): void {
    const table = this.#tableOf(id);
    const { slots } = table;
    const mask = slots.length - 1;
    let gap = this.#place(slots, id);
    if (!slots[gap]) return;
    slots[gap] = 0;
    table.used -= 1;
    for (let at = (gap + 1) & mask; slots[at]; at = (at + 1) & mask) {
      const home = this.#home(this.#idAt((slots[at] ?? 0) - 1), mask);
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      slots[gap] = slots[at] ?? 0;
      slots[at] = 0;
      gap = at;
    }
  }

  get bytes(): number {
    return this.#tables.reduce((sum, { slots }) => sum + slots.byteLength, 0);
  }

  #tableOf(id: Id): Table {
    return this.#tables[hashOf(id) >>> 24] as Table;
  }

  #home(id: Id, mask: number): number {
    return hashOf(id) & mask;
  }

  /** Where an id stands, or would. */
  #place(slots: Uint32Array, id: Id): number {
    const mask = slots.length - 1;
    let at = this.#home(id, mask);
    for (; slots[at]; at = (at + 1) & mask) {
      const [a, b, c, d] = this.#idAt((slots[at] ?? 0) - 1);
      if (d === id[3] && c === id[2] && b === id[1] && a === id[0]) break;
    }
    return at;
  }

  #grow(table: Table): void {
    const old = table.slots;
    table.slots = new Uint32Array(old.length * 2);
    for (const slot of old)
      if (slot) table.slots[this.#place(table.slots, this.#idAt(slot - 1))] = slot;
  }
}

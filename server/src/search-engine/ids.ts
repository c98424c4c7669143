const TABLES = 256;
const FIRST_SIZE = 64;

/** A UUID as four 32-bit numbers. */
export type Id = readonly [number, number, number, number];

/** The value of each hexadecimal digit by its code; 255 for any other sign. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase());
  return digit < 0 ? 255 : digit;
});
const HYPHEN = 45;

/** @throws {RangeError} if the text is no UUID */
export function idOf(uuid: string): Id {
  const parts: [number, number, number, number] = [0, 0, 0, 0];
  let digits = 0;
  for (let at = 0; at < uuid.length; at++) {
    const code = uuid.charCodeAt(at);
    if (code === HYPHEN) continue;
    const digit = DIGITS[code] ?? 255;
    const part = digits >> 3;
    if (digit > 15 || part > 3) throw new RangeError('not a UUID');
    parts[part] = (((parts[part] ?? 0) << 4) | digit) >>> 0;
    digits += 1;
  }
  if (digits !== 32) throw new RangeError('not a UUID');
  return parts;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const byteOf = (part: number, shift: number) => BYTES[(part >>> shift) & 255] ?? '';
const pairOf = (part: number, shift: number) => byteOf(part, shift + 8) + byteOf(part, shift);

/** Lists write twenty of them. */
export function uuidOf([a, b, c, d]: Id): string {
  return `${pairOf(a, 16)}${pairOf(a, 0)}-${pairOf(b, 16)}-${pairOf(b, 0)}-${pairOf(c, 16)}-${pairOf(c, 0)}${pairOf(d, 16)}${pairOf(d, 0)}`;
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
 * In which row an id stands. 256 small hash tables, each of which grows by itself, so that no growth takes
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

  /** Says in which row an id stands from now on. */
  set(id: Id, row: number): void {
    const table = this.#tableOf(id);
    let place = this.#place(table.slots, id);
    if (!table.slots[place]) {
      table.used += 1;
      if (table.used * 2 > table.slots.length) {
        this.#grow(table);
        place = this.#place(table.slots, id);
      }
    }
    table.slots[place] = row + 1;
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

/** A stream or a storage of a compound file. */
export interface CompoundEntry {
  name: string;
  /** It is a storage that holds something. */
  hasMore: boolean;
  start: number;
  size: number;
}

/** What [MS-CFB] calls a compound file: old documents of Word are such, and locked new ones. */
export interface CompoundFile {
  entries: CompoundEntry[];
  /** All of a stream. @throws RangeError where its sectors are not in the file */
  read(entry: CompoundEntry): Buffer;
}

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENTRY_BYTES = 128;
const SMALL_SECTOR = 64;
/** Shorter streams stand in small sectors, which stand in the root's own stream. */
const SHORT = 4096;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
/** The head names so many sectors of the allocation table, enough for 7 MB; a list elsewhere names the rest. */
const TABLES_IN_HEAD = 109;

/** Null where it is none, or is broken: cut off, or a chain of sectors that goes in a circle. */
export function openCompoundFile(file: Buffer): CompoundFile | null {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null;
  try {
    const sectorBytes = 1 << file.readUInt16LE(30);
    if (sectorBytes !== 512 && sectorBytes !== 4096) return null;
    const sector = (index: number) =>
      within(file, (index + 1) * sectorBytes, (index + 2) * sectorBytes);
    const table = Buffer.concat(tableSectors(file, sector, sectorBytes).map(sector));
    const whole = (start: number) => Buffer.concat(chain(table, start).map(sector));
    const directory = whole(file.readUInt32LE(48));
    const entries = entriesOf(directory).filter(({ name }) => name !== '');
    const [root] = entries;
    if (!root) return null;

    return {
      entries,
      read({ start, size }) {
        if (size >= SHORT) return within(whole(start), 0, size);
        if (size === 0) return Buffer.alloc(0);
        const small = whole(root.start);
        const pieces = chain(whole(file.readUInt32LE(60)), start).map((index) =>
          within(small, index * SMALL_SECTOR, (index + 1) * SMALL_SECTOR),
        );
        return within(Buffer.concat(pieces), 0, size);
      },
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws RangeError where it begins outside; what is cut off at its end is as long as it is */
function within(bytes: Buffer, from: number, to: number): Buffer {
  if (from >= bytes.length) throw new RangeError('outside of the file');
  return bytes.subarray(from, to);
}

/** The sectors of the allocation table. */
function tableSectors(file: Buffer, sector: (index: number) => Buffer, sectorBytes: number) {
  const found: number[] = [];
  const add = (list: Buffer, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const place = list.readUInt32LE(index * 4);
      if (place !== FREE) found.push(place);
    }
    // the same one again and again
    if (found.length * sectorBytes > file.length) throw new RangeError('more than the file holds');
  };
  add(file.subarray(76), TABLES_IN_HEAD);
  const seen = new Set<number>();
  let next = file.readUInt32LE(68);
  while (next !== END_OF_CHAIN && next !== FREE) {
    if (seen.has(next)) throw new RangeError('a circle');
    seen.add(next);
    const list = sector(next);
    add(list, sectorBytes / 4 - 1);
    next = list.readUInt32LE(sectorBytes - 4);
  }
  return found;
}

/** The sectors from one on, by a table that names for each the next. */
function chain(table: Buffer, start: number): number[] {
  const sectors: number[] = [];
  let sector = start;
  while (sector !== END_OF_CHAIN) {
    if (sectors.length > table.length / 4) throw new RangeError('a circle');
    sectors.push(sector);
    sector = table.readUInt32LE(sector * 4);
  }
  return sectors;
}

/** A name is UTF-16 with a closing zero, its length in bytes at 64. */
function entriesOf(directory: Buffer): CompoundEntry[] {
  const count = Math.floor(directory.length / ENTRY_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const bytes = entry.readUInt16LE(64);
    return {
      name: bytes < 2 || bytes > 64 ? '' : entry.toString('utf16le', 0, bytes - 2),
      hasMore: entry.readUInt32LE(76) !== FREE,
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

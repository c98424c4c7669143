import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// https://www.w3.org/TR/WOFF/: a header of 44 bytes, an entry of 20 for each table, then the tables, most of them deflated
const HEADER = 44;
const ENTRY = 20;
/** of a plain font (sfnt): its header, and its entries */
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** A font of a WOFF file without its compression, which fontkit undoes in JavaScript, many times over. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(HEADER + index * ENTRY, HEADER + (index + 1) * ENTRY);
    const [start, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const stored = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const data = packed === length ? stored : inflateSync(stored);
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), data };
  });
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = PLAIN_HEADER + index * PLAIN_ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  }
  const filled = tables.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]),
  );
  return Buffer.concat([head, ...filled]);
}

const known = new Map<string, Buffer>();

/** The font of a WOFF file, read once. */
export function plainFont(file: string): Buffer {
  const font = known.get(file) ?? unpacked(readFileSync(file));
  known.set(file, font);
  return font;
}

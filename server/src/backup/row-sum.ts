import { hash } from 'node:crypto';

/** How many rows a table has, and a sum of them that does not depend on their order. */
export interface RowSum {
  rows: number;
  /** the SHA-256 of every row, added up in eight 32-bit parts; hex */
  sum: string;
}

const NEWLINE = 10;
const PARTS = 8;

/** Adds up rows as COPY writes them, each of which ends with a newline, from chunks that end anywhere. */
export function createRowSum() {
  const parts = new Uint32Array(PARTS);
  let rows = 0;
  let rest: Buffer = Buffer.alloc(0);

  function addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (let part = 0; part < PARTS; part++)
      parts[part] = (parts[part] ?? 0) + digest.readUInt32LE(part * 4);
    rows += 1;
  }

  return {
    add(chunk: Buffer): void {
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
        addRow(text.subarray(start, end));
        start = end + 1;
      }
      rest = text.subarray(start);
    },
    /** Once all rows were added. */
    result: (): RowSum => ({ rows, sum: Buffer.from(parts.buffer).toString('hex') }),
  };
}

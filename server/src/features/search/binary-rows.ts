import { DAY_MS } from '@mala/contract/india-time.ts';
import { types } from 'pg';

/** A column of a query, as PostgreSQL describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
}

export type Row = Record<string, unknown>;

type Read = (bytes: Buffer, at: number, end: number) => unknown;

const SIGNATURE_BYTES = 11;
/** The day from which PostgreSQL counts. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const KEPT_TEXTS = 10_000;

const { builtins } = types;

/** Whether bytes from a place on are these; of so few a loop is faster than a call. */
function isSame(known: Buffer, bytes: Buffer, at: number, end: number): boolean {
  if (known.length !== end - at) return false;
  for (let index = 0; index < known.length; index++)
    if (known[index] !== bytes[at + index]) return false;
  return true;
}

/** Slugs come again and again: a text that is known is not decoded. */
function textReader(): Read {
  const kept = new Map<number, { bytes: Buffer; text: string }>();
  return (bytes, at, end) => {
    let hash = end - at;
    for (let index = at; index < end; index++)
      hash = (Math.imul(hash, 31) + (bytes[index] ?? 0)) | 0;
    const known = kept.get(hash);
    if (known && isSame(known.bytes, bytes, at, end)) return known.text;
    const text = bytes.toString('utf8', at, end);
    if (kept.size < KEPT_TEXTS)
      kept.set(hash, { bytes: Buffer.from(bytes.subarray(at, end)), text });
    return text;
  };
}

function dayReader(): Read {
  const kept = new Map<number, string>();
  return (bytes, at) => {
    const day = bytes.readInt32BE(at);
    let text = kept.get(day);
    if (text === undefined) {
      text = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
      kept.set(day, text);
    }
    return text;
  };
}

function uuidAt(bytes: Buffer, at: number, end: number): string {
  const hex = bytes.toString('hex', at, end);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The values of a type as the rest of the server has them (db/database.ts). */
function readerOf({ name, dataTypeID }: Column): Read {
  switch (dataTypeID) {
    case builtins.UUID:
      return uuidAt;
    case builtins.INT2:
      return (bytes, at) => bytes.readInt16BE(at);
    case builtins.INT4:
      return (bytes, at) => bytes.readInt32BE(at);
    case builtins.INT8:
      return (bytes, at) => bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
    case builtins.BOOL:
      return (bytes, at) => bytes[at] === 1;
    case builtins.DATE:
      return dayReader();
    case builtins.TEXT:
    case builtins.VARCHAR:
      return textReader();
    default:
      throw new RangeError(`no reader for ${name}, of type ${dataTypeID}`);
  }
}

/**
 * Reads the binary form of COPY as it comes, in pieces of any size. Some microseconds a row, a third of what rows of queries
 * take.
 */
export class BinaryRows {
  readonly #columns: readonly { name: string; read: Read }[];
  #left: Buffer = Buffer.alloc(0);
  #isBegun = false;
  readonly #row: Row = {};

  /** @throws {RangeError} for a type that it does not know */
  constructor(columns: readonly Column[]) {
    this.#columns = columns.map((column) => ({ name: column.name, read: readerOf(column) }));
  }

  /** The rows that are complete with this piece; each is the same object, to be used before the next one. */
  *add(piece: Buffer): Generator<Row> {
    const bytes = this.#left.length > 0 ? Buffer.concat([this.#left, piece]) : piece;
    let at = 0;
    if (!this.#isBegun) {
      const head = SIGNATURE_BYTES + 8;
      if (bytes.length < head) {
        this.#left = bytes;
        return;
      }
      at = head + bytes.readInt32BE(SIGNATURE_BYTES + 4);
      this.#isBegun = true;
    }
    for (let end = endOfRow(bytes, at); end > 0; end = endOfRow(bytes, at)) {
      yield this.#rowAt(bytes, at);
      at = end;
    }
    this.#left = bytes.subarray(at);
  }

  #rowAt(bytes: Buffer, start: number): Row {
    const row = this.#row;
    let at = start + 2;
    for (const { name, read } of this.#columns) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) {
        row[name] = null;
        continue;
      }
      row[name] = read(bytes, at, at + length);
      at += length;
    }
    return row;
  }
}

/** Where the row at a place ends; 0 if it is not complete, or the end of all rows. */
function endOfRow(bytes: Buffer, start: number): number {
  if (start + 2 > bytes.length) return 0;
  const fields = bytes.readInt16BE(start);
  if (fields < 0) return 0;
  let at = start + 2;
  for (let field = 0; field < fields; field++) {
    if (at + 4 > bytes.length) return 0;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
  }
  return at <= bytes.length ? at : 0;
}

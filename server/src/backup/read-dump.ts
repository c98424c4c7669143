import { DAMAGED, type Head, type Manifest, readHead, readManifest } from './format.ts';

/** What a table's rows are given to. */
export interface TableSink {
  write(rows: Buffer): Promise<void> | void;
  end(): Promise<void> | void;
}

export interface DumpReader {
  head(head: Head): Promise<void> | void;
  /**
   * @param copy the statement in the text
   * @param order the number of the table, from 0, in the manifest's list
   */
  table(copy: string, order: number): Promise<TableSink> | TableSink;
}

const END = Buffer.from('\\.\n');
const END_AFTER_ROWS = Buffer.from('\n\\.\n');

/**
 * Reads the text of a backup from chunks that end anywhere, and returns its manifest.
 * @throws with a line for people if it is damaged or ends early
 */
export async function readDump(
  chunks: AsyncIterable<Uint8Array>,
  reader: DumpReader,
): Promise<Manifest> {
  const input = createInput(chunks);
  await reader.head(readHead(await input.line()));
  for (let order = 0; ; order++) {
    const text = await input.line();
    if (text.startsWith('COPY ')) {
      await input.rowsTo(await reader.table(text.replace(/;$/, ''), order));
      // the empty line after a table
      await input.line();
    } else {
      const manifest = readManifest(text);
      if (await input.hasMore()) throw new Error(DAMAGED);
      return manifest;
    }
  }
}

function createInput(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let text: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { value, done } = await iterator.next();
    if (done) return false;
    text = text.length > 0 ? Buffer.concat([text, value]) : Buffer.from(value);
    return true;
  }

  async function line(): Promise<string> {
    // searched in the new part only: the manifest is one long line
    const parts: Buffer[] = [];
    for (;;) {
      const end = text.indexOf('\n');
      if (end >= 0) {
        parts.push(text.subarray(0, end));
        text = text.subarray(end + 1);
        return Buffer.concat(parts).toString();
      }
      parts.push(text);
      text = Buffer.alloc(0);
      if (!(await more())) throw new Error(DAMAGED);
    }
  }

  async function rowsTo(sink: TableSink): Promise<void> {
    while (text.length < END.length) if (!(await more())) throw new Error(DAMAGED);
    let isFirst = true;
    for (;;) {
      const isNone = isFirst && text.subarray(0, END.length).equals(END);
      const end = isNone ? 0 : text.indexOf(END_AFTER_ROWS);
      if (end >= 0) {
        const rowsEnd = isNone ? 0 : end + 1;
        if (rowsEnd > 0) await sink.write(text.subarray(0, rowsEnd));
        text = text.subarray(rowsEnd + END.length);
        return sink.end();
      }
      // the end may be cut into two chunks
      const sure = text.length - END_AFTER_ROWS.length + 1;
      if (sure > 0) {
        await sink.write(text.subarray(0, sure));
        text = text.subarray(sure);
        isFirst = false;
      }
      if (!(await more())) throw new Error(DAMAGED);
    }
  }

  return { line, rowsTo, hasMore: async () => text.length > 0 || more() };
}

import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  beginSnapshot,
  copyIn,
  copyOut,
  describeSnapshot,
  readErasures,
  readHistoryHead,
  readIds,
  readSequences,
} from './catalogue-queries.ts';
import { erasureKey, FORMAT, HEAD, MANIFEST, type Manifest } from './format.ts';
import { createRowSum } from './row-sum.ts';

/** The ids that a table's rows have in the snapshot; their files are found by them. */
export type SnapshotIds = (table: string) => ReadonlySet<string>;

export interface DumpOptions {
  /** a connection of its own */
  client: Client;
  authSecret: string;
  /** tables whose rows have files */
  fileTables: readonly string[];
  /** Backs the files up, once the tables are read. */
  backUpFiles: (idsOf: SnapshotIds) => Promise<Manifest['files']>;
  /** called with the manifest before it is written */
  onManifest: (manifest: Manifest) => void;
}

/**
 * The text of a backup (format.ts): all tables in one snapshot, read while the site is used, then the files, whose keys
 * say which row they belong to. A file that went meanwhile went with its row, so the manifest
 * lists what was deleted since.
 */
export async function* writeDump(options: DumpOptions): AsyncGenerator<Buffer> {
  const { client } = options;
  const tables: Manifest['tables'] = [];
  const found = await beginSnapshot(client);
  const snapshot = await describeSnapshot(client);
  yield line(HEAD + JSON.stringify({ format: FORMAT, ...snapshot }));
  for (const table of found) {
    const sum = createRowSum();
    yield line(`${copyIn(table)};`);
    for await (const chunk of client.query(copyTo(copyOut(table)))) {
      sum.add(chunk);
      yield chunk;
    }
    yield line('\\.\n');
    tables.push({ ...table, ...sum.result() });
  }
  const ids = new Map<string, Set<string>>();
  for (const table of options.fileTables) ids.set(table, await readIds(client, table));
  const sequences = await readSequences(client);
  const history = await readHistoryHead(client);
  const erasedBefore = new Set((await readErasures(client)).map(erasureKey));
  // so that the files, which take longer, hold back no clean-up of the tables
  await client.query('commit');
  const files = await options.backUpFiles((table) => ids.get(table) ?? new Set());
  // by what the snapshot shows and not by their times: clocks step
  const erasures = (await readErasures(client)).filter((one) => !erasedBefore.has(erasureKey(one)));
  const auth_secret = options.authSecret;
  const manifest = { tables, sequences, files, erasures, history, auth_secret };
  options.onManifest(manifest);
  yield line(MANIFEST + JSON.stringify(manifest));
}

const line = (text: string) => Buffer.from(`${text}\n`);

/** The same as a stream. */
export const dumpStream = (options: DumpOptions): Readable =>
  Readable.from(writeDump(options), { objectMode: false });

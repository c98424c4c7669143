import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import type { Files } from './files.ts';
import { type FileTable, idsWithRow } from './queries.ts';
import type { TempFiles } from './temp-files.ts';

/** Part of the file store that belongs to the rows of one table: its keys are `prefix/id` with or without more. */
export interface KeptFiles {
  prefix: string;
  table: FileTable;
  /** every key of a row */
  keysOf(id: string): string[];
}

export interface Sweeping {
  db: Kysely<Database>;
  files: Files;
  tempFiles: TempFiles;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** An upload is over within minutes, so what is younger may still get its row. */
const HOUR = 3_600_000;

/** Where unfinished writes stand (disk.ts). */
const UNFINISHED = 'writing/';

/** Files that are looked up by one query. */
const BATCH = 500;

export interface Swept {
  /** files of the store without a row, and unfinished writes */
  files: number;
  /** what killed processes had received */
  uploads: number;
}

/**
 * Removes what belongs to nothing and is older than an hour: files without a row, unfinished writes and received
 * uploads. Files are listed before rows are asked for, so that one whose row was made meanwhile stays; a file that
 * none of `kept` may have made stays and is logged. Any number of processes may do this at once.
 */
export async function sweepFiles(ctx: Sweeping, kept: readonly KeptFiles[]): Promise<Swept> {
  const before = new Date(ctx.now().getTime() - HOUR);
  const swept: Swept = { files: 0, uploads: await ctx.tempFiles.sweep(before) };
  const isOurs = (key: string) =>
    key.startsWith(UNFINISHED) || kept.some(({ prefix }) => key.startsWith(`${prefix}/`));
  let old: string[] = [];

  async function removeDead(): Promise<void> {
    const alive = await aliveOf(ctx.db, kept, old);
    const dead = old.filter((key) => !alive.has(key));
    old = [];
    for (const key of dead) {
      if (!isOurs(key)) {
        ctx.log.warn({ key }, 'nobody knows this file');
        continue;
      }
      await ctx.files.delete(key);
      swept.files += 1;
    }
  }

  for await (const { key, modified } of ctx.files.list()) {
    if (modified < before) old.push(key);
    if (old.length === BATCH) await removeDead();
  }
  await removeDead();
  ctx.log.info(swept, 'files without a row were removed');
  return swept;
}

/** Those of these keys that belong to a row; what bears no id belongs to none. */
async function aliveOf(
  db: Kysely<Database>,
  kept: readonly KeptFiles[],
  keys: readonly string[],
): Promise<Set<string>> {
  const alive = new Set<string>();
  for (const { prefix, table, keysOf } of kept) {
    const own = keys.map((key) => key.split('/')).filter(([first]) => first === prefix);
    const ids = [...new Set(own.map(([, id = '']) => id))].filter((id) => isUuid(id));
    for (const id of await idsWithRow(db, table, ids)) for (const key of keysOf(id)) alive.add(key);
  }
  return alive;
}

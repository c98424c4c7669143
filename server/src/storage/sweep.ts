import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';
import type { Files } from './files.ts';
import { type FileTable, idsWithRow } from './queries.ts';
import type { TempFiles } from './temp-files.ts';

/** The files of one table's rows; their keys are `prefix/id`, or begin with `prefix/id/`. */
export interface KeptFiles {
  prefix: string;
  table: FileTable;
  /** every key that a row may have */
  keysOf(id: string): string[];
  /** those that it always has */
  neededOf(id: string): string[];
}

export interface Sweeping {
  db: Kysely<Database>;
  files: Files;
  tempFiles: TempFiles;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Younger files may still get their row: an upload takes minutes. */
const HOUR = 3_600_000;

/** The prefix of unfinished writes (disk.ts). */
const UNFINISHED = 'writing/';

/** Files per query. */
const BATCH = 500;

/**
 * Removes what killed processes left of uploads on this machine, at once and every hour: the nightly sweep runs on one of several
 * machines, and each has its own folder. Returns the timer.
 */
export function sweepOwnUploads({
  tempFiles,
  log,
  now,
}: Pick<Sweeping, 'tempFiles' | 'log' | 'now'>): NodeJS.Timeout {
  const sweep = () =>
    tempFiles
      .sweep(new Date(now().getTime() - HOUR))
      .catch((err) => log.warn({ err }, 'what was left of uploads stays'));
  void sweep();
  return setInterval(() => void sweep(), HOUR).unref();
}

export interface Swept {
  /** files of the store without a row, and unfinished writes */
  files: number;
  /** temporary files of killed processes */
  uploads: number;
}

/**
 * Removes what is older than an hour and belongs to no row: files, unfinished writes and received uploads. Files are
 * listed before rows are read, so that one whose row is made meanwhile stays. Files with an unknown prefix stay and
 * are logged. Safe in several processes at once.
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
        ctx.log.warn({ key }, 'a file with an unknown prefix');
        continue;
      }
      if (await isRemoved(ctx, key)) swept.files += 1;
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

/** False of a file that cannot be removed, which must not keep the others; a store that is away is another matter. */
async function isRemoved({ files, log }: Sweeping, key: string): Promise<boolean> {
  try {
    await files.delete(key);
    return true;
  } catch (err) {
    if (err instanceof AppError) throw err;
    log.warn({ err, key }, 'a file without a row could not be removed');
    return false;
  }
}

/** The keys that belong to a row. */
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

import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { marriageFiles } from '../marriages/index.ts';
import { attachmentFiles, type KeptFiles, photoFiles } from '../photos/index.ts';

/** Who knows which files of the store belong to something. Whoever keeps files is named here. */
const KEEPERS: readonly KeptFiles[] = [photoFiles, attachmentFiles, marriageFiles];

/** An upload is over within minutes, so what is younger may still get its row. */
const HOUR = 3_600_000;

/** Where unfinished writes stand (storage/disk.ts). */
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
 * nobody named here may have made stays and is logged. Any number of processes may do this at once.
 */
export async function sweepFiles(ctx: Context): Promise<Swept> {
  const before = new Date(ctx.now().getTime() - HOUR);
  const swept: Swept = { files: 0, uploads: await ctx.spool.sweep(before) };
  let old: string[] = [];
  async function removeDead(): Promise<void> {
    const alive = await aliveOf(ctx.db, old);
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

function isOurs(key: string): boolean {
  return key.startsWith(UNFINISHED) || KEEPERS.some(({ prefix }) => key.startsWith(prefix));
}

async function aliveOf(db: Kysely<Database>, keys: readonly string[]): Promise<Set<string>> {
  const alive = new Set<string>();
  for (const { prefix, alive: ask } of KEEPERS) {
    const own = keys.filter((key) => key.startsWith(prefix));
    if (own.length > 0) for (const key of await ask(db, own)) alive.add(key);
  }
  return alive;
}

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { syncFolder, writeDurably } from '../durable-files.ts';
import { makeDataDir } from '../secrets/site-secrets.ts';

/** A table that a database has while a backup is restored into it, so that a killed restore is not taken for a site. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

const UNFINISHED = 'is of a restore that is running or was interrupted: wait for it, or';

/** @throws with a line for people if a restore into this database did not end */
export async function refuseUnfinishedRestore<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`public.${UNFINISHED_RESTORE}`}) is not null as found`.execute(db);
  if (rows[0]?.found)
    throw new Error(`this database ${UNFINISHED} drop it, make an empty one and restore again`);
}

/** The same for a data folder, whose database is yet to be made. */
const markIn = (dataDir: string) => join(dataDir, 'unfinished-restore');

/** @throws with a line for people if a restore into this data folder did not end */
export function refuseUnfinishedFolder(dataDir: string): void {
  if (existsSync(markIn(dataDir)))
    throw new Error(`${dataDir} ${UNFINISHED} delete it and restore again`);
}

/** Marks a data folder for one of two restores at once. @throws with a line for people if another one did so */
export async function markFolder(dataDir: string): Promise<void> {
  await makeDataDir(dataDir);
  try {
    await writeDurably(markIn(dataDir), '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') refuseUnfinishedFolder(dataDir);
    throw error;
  }
  await syncFolder(dataDir);
}

export async function unmarkFolder(dataDir: string): Promise<void> {
  await rm(markIn(dataDir), { force: true });
  await syncFolder(dataDir);
}

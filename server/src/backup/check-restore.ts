import { buffer } from 'node:stream/consumers';
import { escapeIdentifier } from 'pg';
import { dropDatabase } from '../db/drop-database.ts';
import { connect } from './catalogue-queries.ts';
import { OBJECTS, readObjectList, type SealedObject } from './object-lists.ts';
import { type Backup, openBackup } from './open-backup.ts';
import type { Place } from './place.ts';
import {
  claimDatabase,
  clearDatabase,
  clearUnfinished,
  restoreDatabase,
} from './restore-database.ts';
import type { Opener } from './seal.ts';
import { sha256 } from './send-files.ts';

export interface CheckRestore {
  place: Place;
  name: string;
  /** opens the backup, and the objects in `sentNow` */
  opener: Opener;
  sentNow: ReadonlySet<string>;
  /** of the site, whose server gets a scratch database for the time of the check */
  databaseUrl: string;
  /** an empty database, where the site's user may create none */
  scratchUrl?: string | undefined;
}

/**
 * Restores a backup of this run into a scratch database, which compares every table, and reads every file's object back: what was
 * sent in this run is opened, what was sent before must be as it was sealed.
 * @throws with a line for people if anything differs
 */
export async function checkRestore(options: CheckRestore): Promise<void> {
  const { place, name, opener } = options;
  const backup = await openBackup(place, name, opener);
  await withScratch(options, (url) => restoreDatabase(url, backup));
  const listed = new Map<string, SealedObject>();
  for await (const object of readObjectList(place, name)) listed.set(object.name, object);
  for (const file of filesOf(backup)) {
    const sealed = await buffer(await place.read(OBJECTS + file.object));
    const isAsSealed = sha256(sealed) === listed.get(file.object)?.sha256;
    const isRight =
      isAsSealed &&
      (!options.sentNow.has(file.object) || sha256(await opener.openBytes(sealed)) === file.sha256);
    if (!isRight) throw new Error(`${OBJECTS}${file.object} of the backup is damaged`);
  }
}

/** Each object once. */
const filesOf = ({ manifest }: Backup) =>
  new Map(manifest.files.map((file) => [file.object, file])).values();

async function withScratch(
  { databaseUrl, scratchUrl }: CheckRestore,
  use: (url: string) => Promise<void>,
): Promise<void> {
  if (scratchUrl) {
    await clearUnfinished(scratchUrl);
    await claimDatabase(scratchUrl).catch((cause: Error) => {
      throw new Error(`BACKUP_SCRATCH_URL: ${cause.message}`, { cause });
    });
    try {
      return await use(scratchUrl);
    } finally {
      await clearDatabase(scratchUrl);
    }
  }
  const url = new URL(databaseUrl);
  const scratch = `${url.pathname.slice(1)}_restore_check`;
  const client = await connect(databaseUrl);
  try {
    // one may be left of a process that was killed
    await dropDatabase(client, scratch);
    await client.query(`create database ${escapeIdentifier(scratch)}`).catch((error: Error) => {
      throw new Error('no scratch database can be made: set BACKUP_SCRATCH_URL', { cause: error });
    });
    try {
      url.pathname = scratch;
      await use(url.href);
    } finally {
      await dropDatabase(client, scratch);
    }
  } finally {
    await client.end();
  }
}

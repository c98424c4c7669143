import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts';
import type { DatabaseLog } from '../db/postgres-process.ts';
import { hasEmbedded } from '../db/running.ts';
import { syncFolder, writeDurably } from '../durable-files.ts';
import { makeDataDir } from '../secrets/site-secrets.ts';
import { isMissing } from '../storage/file-errors.ts';
import { createFiles, type Files } from '../storage/files.ts';
import { readErasureList } from './erasure-list.ts';
import type { BackedUpFile, Erasure, Manifest } from './format.ts';
import { OBJECTS } from './object-lists.ts';
import { openBackup } from './open-backup.ts';
import type { Place } from './place.ts';
import { restoreDatabase } from './restore-database.ts';
import type { Opener } from './seal.ts';
import { sha256 } from './send-files.ts';

export interface Restore {
  place: Place;
  /** of the backup in the place */
  name: string;
  opener: Opener;
  /** where the site is to be */
  target: {
    dataDir: string;
    databaseUrl?: string | undefined;
    storageUrl?: string | undefined;
    authSecret?: string | undefined;
  };
  /** listed elsewhere, besides those beside the backup */
  moreErasures: readonly Erasure[];
  log: DatabaseLog;
}

export interface Restored {
  takenAt: string;
  manifest: Manifest;
  /** rows that were deleted after the backup and stay so */
  erased: number;
  /** whether the target keeps another AUTH_SECRET: who was signed in is not any more */
  endsSessions: boolean;
}

/**
 * Restores a backup into a place that has no site. The whole backup is read and compared before anything is written; what
 * fails later is removed again.
 * @throws with a line for people
 */
export async function restore(options: Restore): Promise<Restored> {
  const { place, name, opener, target } = options;
  const backup = await openBackup(place, name, opener);
  const { manifest } = backup;
  const listed = [...manifest.erasures, ...(await readErasureList(place)), ...options.moreErasures];
  const erasures = [...new Map(listed.map((one) => [one.table_name + one.row_id, one])).values()];
  const files = await createFiles(target);
  await requireEmpty(options, files);

  const undo: Undo = [];
  try {
    const database = await reachTarget(options, undo);
    const alongside = async (signal: AbortSignal) => {
      await restoreFiles(manifest.files, signal, async (file) => {
        const contents = await readFile(place, opener, file);
        undo.push(() => files.delete(file.key));
        await files.put(file.key, contents);
      });
      if (target.authSecret) return;
      undo.push(() => rm(secretPath(target.dataDir), { force: true }));
      await keepSecret(target.dataDir, manifest.auth_secret);
    };
    await restoreDatabase(database.url, backup, { erasures, alongside }).finally(database.stop);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
  const endsSessions =
    target.authSecret !== undefined && target.authSecret !== manifest.auth_secret;
  return { takenAt: backup.head.taken_at, manifest, erased: erasures.length, endsSessions };
}

type Undo = (() => Promise<unknown>)[];

/** The database of the target, which is made if it is the embedded one. */
async function reachTarget({ target, log }: Restore, undo: Undo): Promise<EmbeddedDatabase> {
  const { dataDir, databaseUrl } = target;
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  const folder = join(dataDir, 'database');
  await makeDataDir(dataDir);
  // one of two restores at once makes it, and only that one may remove it
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? notEmpty(folder) : error;
  });
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return startEmbedded({ dataDir, durable: true, filling: true, log });
}

const secretPath = (dataDir: string) => join(dataDir, 'secrets', 'auth-secret');

const notEmpty = (what: string) =>
  new Error(
    `${what} is not empty: choose another, or delete what an interrupted restore left in it`,
  );

async function requireEmpty({ target }: Restore, files: Files): Promise<void> {
  if (!target.databaseUrl && hasEmbedded(target.dataDir))
    throw notEmpty(`${target.dataDir}/database`);
  if (!target.authSecret && existsSync(secretPath(target.dataDir)))
    throw notEmpty(`${target.dataDir}/secrets`);
  for await (const _ of files.list())
    throw notEmpty(target.storageUrl ? 'the bucket of STORAGE_URL' : `${target.dataDir}/files`);
}

/** Files at a time: each waits for the place and then for the disk. */
const AT_ONCE = 4;

/** Restores all files, or throws the first fault once none is being written any more. */
async function restoreFiles(
  files: readonly BackedUpFile[],
  signal: AbortSignal,
  restoreOne: (file: BackedUpFile) => Promise<void>,
): Promise<void> {
  const left = files.values();
  let failed = false;
  async function work(): Promise<void> {
    for (const file of left) {
      if (failed) return;
      signal.throwIfAborted();
      await restoreOne(file).catch((error) => {
        failed = true;
        throw error;
      });
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** The contents of a file, compared with the manifest. */
async function readFile(place: Place, opener: Opener, file: BackedUpFile): Promise<Uint8Array> {
  const sealed = await readObject(place, file.object);
  const contents = await opener.openBytes(sealed);
  if (contents.length !== file.bytes || sha256(contents) !== file.sha256)
    throw new Error(`${OBJECTS}${file.object} of the backup is damaged: take another one`);
  return contents;
}

async function readObject(place: Place, object: string): Promise<Uint8Array> {
  try {
    return await buffer(await place.read(OBJECTS + object));
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error(`${OBJECTS}${object} is missing beside the backup: take another one`);
  }
}

async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const folder = join(dataDir, 'secrets');
  await makeDataDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeDurably(secretPath(dataDir), `${secret}\n`);
  await syncFolder(folder);
}

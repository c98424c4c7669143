import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startEmbedded } from '../db/embedded.ts';
import type { DatabaseLog } from '../db/postgres-process.ts';
import { hasEmbedded } from '../db/running.ts';
import { markFolder, refuseUnfinishedFolder, unmarkFolder } from '../db/unfinished-restore.ts';
import { syncFolder, writeDurably } from '../durable-files.ts';
import { makeDataDir } from '../secrets/site-secrets.ts';
import { isMissing } from '../storage/file-errors.ts';
import { createFiles, type Files } from '../storage/files.ts';
import { readErasureList } from './erasure-list.ts';
import { type BackedUpFile, type Erasure, erasureKey, type Manifest } from './format.ts';
import { OBJECTS } from './object-lists.ts';
import { openBackup } from './open-backup.ts';
import type { Place } from './place.ts';
import {
  claimDatabase,
  clearDatabase,
  releaseDatabase,
  restoreDatabase,
} from './restore-database.ts';
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
 * Restores a backup into a place that has no site, where none starts until it is complete. The whole backup is read and compared
 * before anything is written; what fails later is removed again.
 * @throws with a line for people
 */
export async function restore(options: Restore): Promise<Restored> {
  const files = await createFiles(options.target);
  await requireEmpty(options, files);
  const release = await claim(options.target);
  const undo: Undo = [];
  try {
    return await restoreClaimed(options, files, undo);
  } catch (error) {
    // what cannot be removed stays claimed
    const isUndone = (await takeBack(undo)) && (await takeBack([release]));
    throw isUndone ? error : new LeftBehind(error);
  }
}

async function restoreClaimed(options: Restore, files: Files, undo: Undo): Promise<Restored> {
  const { place, name, opener, target } = options;
  const backup = await openBackup(place, name, opener);
  const { manifest } = backup;
  const listed = [...manifest.erasures, ...(await readErasureList(place)), ...options.moreErasures];
  const erasures = [...new Map(listed.map((one) => [erasureKey(one), one])).values()];
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
  await withDatabase(options, undo, async (url) => {
    await restoreDatabase(url, backup, { erasures, alongside });
    await releaseDatabase(url);
  });
  if (!target.databaseUrl) await unmarkFolder(target.dataDir);
  const endsSessions =
    target.authSecret !== undefined && target.authSecret !== manifest.auth_secret;
  return { takenAt: backup.head.taken_at, manifest, erased: erasures.length, endsSessions };
}

type Undo = (() => Promise<unknown>)[];

/** Undoes all steps, the last first; false if one failed. */
async function takeBack(undo: Undo): Promise<boolean> {
  let isDone = true;
  for (const step of undo.reverse())
    await step().catch(() => {
      isDone = false;
    });
  return isDone;
}

/** What was written could not be removed, so that no site starts there; the cause is why the restore failed. */
export class LeftBehind extends Error {
  constructor(cause: unknown) {
    super('what the restore wrote could not be removed', { cause });
  }
}

/** Lets no site start on the target; returns what takes that back. @throws with a line for people if it is not free */
async function claim({ dataDir, databaseUrl }: Restore['target']): Promise<Undo[number]> {
  if (!databaseUrl) {
    await markFolder(dataDir);
    return () => unmarkFolder(dataDir);
  }
  await claimDatabase(databaseUrl);
  return () => clearDatabase(databaseUrl);
}

/** Gives the database of the target to `use`; the embedded one is made for it. */
async function withDatabase(
  { target: { dataDir, databaseUrl }, log }: Restore,
  undo: Undo,
  use: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return use(databaseUrl);
  undo.push(() => rm(join(dataDir, 'database'), { recursive: true, force: true }));
  const database = await startEmbedded({ dataDir, durable: true, filling: true, log });
  // so that no backup is taken of it
  await claimDatabase(database.url)
    .then(() => use(database.url))
    .finally(database.stop);
}

const secretPath = (dataDir: string) => join(dataDir, 'secrets', 'auth-secret');

const notEmpty = (what: string) =>
  new Error(
    `${what} is not empty: choose another, or delete what an interrupted restore left in it`,
  );

async function requireEmpty({ target }: Restore, files: Files): Promise<void> {
  if (!target.databaseUrl) refuseUnfinishedFolder(target.dataDir);
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
    throw new Error(
      `${OBJECTS}${object} is missing beside the backup: bring the whole folder along, or take another backup`,
    );
  }
}

async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const folder = join(dataDir, 'secrets');
  await makeDataDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeDurably(secretPath(dataDir), `${secret}\n`);
  await syncFolder(folder);
}

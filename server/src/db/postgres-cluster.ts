import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { syncFolder } from '../durable-files.ts';
import { tellsFullDisk } from './postgres-process.ts';
import { giveTo, type PostgresUser, spawnAs } from './postgres-user.ts';

const MAJOR = '15';

export interface ClusterOptions {
  databaseDir: string;
  initdb: string;
  user: PostgresUser;
  /** Of the superuser `postgres`. */
  password: string;
  /** Whether the files must be on the disk before anything is put into them. */
  durable: boolean;
}

/**
 * The folder of PostgreSQL's files in `databaseDir`, made at the first start. It gets its name when it is
 * whole, so that a start which broke off leaves nothing that looks like a database.
 * @throws when it is of another major version, or cannot be made
 */
export async function prepareCluster(options: ClusterOptions): Promise<string> {
  const { databaseDir } = options;
  const clusterDir = join(databaseDir, 'cluster');
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    await makeCluster(options, clusterDir);
  } else if (version.trim() !== MAJOR) {
    throw new Error(
      `${clusterDir} was made by PostgreSQL ${version.trim()}, and this program carries ${MAJOR}: ` +
        'back it up with the program that made it, and restore that (docs/backup.md)',
    );
  }
  return clusterDir;
}

async function makeCluster(options: ClusterOptions, clusterDir: string): Promise<void> {
  const { databaseDir, user, password, durable } = options;
  const draft = join(databaseDir, 'cluster.new');
  const passwordFile = join(databaseDir, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  try {
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
    await giveTo(user, passwordFile);
    const durability = durable ? [] : ['--no-sync'];
    await runInitdb(options, [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...durability,
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, clusterDir);
  await syncFolder(databaseDir);
}

async function runInitdb({ user, initdb }: ClusterOptions, args: string[]): Promise<void> {
  const child = spawnAs(user, initdb, args, ['ignore', 'ignore', 'pipe']);
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stderr as Readable)]);
  if (code === 0) return;
  const reason = tellsFullDisk(output) ? 'its disk is full: make room' : output.trim();
  throw new Error(`the database could not be made: ${reason}`);
}

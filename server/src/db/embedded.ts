import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { keptSecret, makeDataDir } from '../secrets/site-secrets.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { keepRunning } from './keep-running.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { prepareCluster } from './postgres-cluster.ts';
import { type DatabaseLog, stopLeftoverPostgres } from './postgres-process.ts';
import { preparePostgresUser } from './postgres-user.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { refuseUnfinishedFolder } from './unfinished-restore.ts';

export interface EmbeddedOptions {
  /** Absolute. */
  dataDir: string;
  /** false only for tests: data may be lost in a power cut */
  durable: boolean;
  /** where another PostgreSQL of npm is than the product's; for tests of other major versions */
  installed?: string;
  /** for a restore: what is copied into new tables goes to the disk once, and not to the log of changes as well */
  filling?: boolean;
  log: DatabaseLog;
  /** called before each start of PostgreSQL, which needs some room on the disk */
  makeRoom?: () => Promise<void>;
}

export interface EmbeddedDatabase {
  /** Of the database `mala`, for its owner, over a Unix socket. Holds the password. */
  url: string;
  /** within 10 seconds; ends open sessions */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL from npm on dataDir/database, which the first start creates, reachable from this machine only
 * (decision 005). It ends with this process in any case; if it ends by itself, it is started again.
 * @throws with a one-line message for people if the folder is in use or something is missing
 */
export async function startEmbedded({
  dataDir,
  durable,
  installed,
  filling = false,
  log,
  makeRoom = async () => {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (!filling) refuseUnfinishedFolder(dataDir);
  await makeDataDir(dataDir);
  await makeRoom();
  const lock = await lockDataDir(dataDir);
  try {
    const databaseDir = join(dataDir, 'database');
    const binaries = await preparePostgresBinaries(installed);
    const user = await preparePostgresUser(databaseDir, binaries);
    const password = await keptSecret(dataDir, 'database-password');
    const cleanUp = async () => {
      await stopLeftoverPostgres(join(databaseDir, 'cluster'));
      await makeRoom();
    };
    await cleanUp();
    const clusterDir = await prepareCluster({ ...binaries, databaseDir, user, password, durable });
    const socketDir = await makeSocketFolder(databaseDir, user);
    const args = ['-D', clusterDir, ...settings(socketDir, durable, filling)];
    const postgres = await keepRunning({ ...binaries, args, user, log, cleanUp });

    async function stop(): Promise<void> {
      await postgres.stop();
      await rm(socketDir, { recursive: true, force: true });
      lock.release();
    }
    try {
      await ensureDatabase(socketDir, password);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return { url: socketUrl(socketDir, 'mala', password, 'mala'), stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function settings(socketDir: string, durable: boolean, filling: boolean): string[] {
  const safe = durable ? 'on' : 'off';
  const ofTests = { wal_level: 'minimal', max_wal_senders: '0' };
  const values = {
    ...(durable ? {} : ofTests),
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
    // Planning for short queries on solid-state disks.
    jit: 'off',
    random_page_cost: '1.1',
    // its messages are parsed, so in English; failing statements hold members' data and are not logged
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(filling && { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '2GB' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The address of `database` behind the socket in `socketDir`, in the form that pg, psql and pg_dump all take. */
export function socketUrl(
  socketDir: string,
  user: string,
  password: string,
  database: string,
): string {
  return `postgresql://${user}:${password}@${encodeURIComponent(socketDir)}/${database}`;
}

/**
 * Makes, at the first start, the role `mala`, who is no superuser, and the database `mala` of which it is the owner.
 * @throws when the kept password is not the one of this database
 */
export async function ensureDatabase(socketDir: string, password: string): Promise<void> {
  const client = new Client({
    connectionString: socketUrl(socketDir, 'postgres', password, 'postgres'),
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = 'mala') as has_role,
              exists (select from pg_database where datname = 'mala') as has_database`,
    );
    if (!rows[0]?.has_role) {
      await client.query(
        `create role mala login createdb password ${client.escapeLiteral(password)}`,
      );
    }
    if (!rows[0]?.has_database) await client.query('create database mala owner mala');
  } catch (error) {
    const INVALID_PASSWORD = '28P01';
    if (!(error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD))
      throw error;
    throw new Error(
      'secrets/database-password is not the password of the database beside it: bring both back from one backup',
    );
  } finally {
    await client.end();
  }
}

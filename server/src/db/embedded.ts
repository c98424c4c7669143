import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSecret, makeDataDir } from '../secrets/site-secrets.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { ensureDatabase, socketUrl } from './embedded-database.ts';
import { stopLeftoverPostgres } from './leftover-postgres.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { prepareCluster } from './postgres-cluster.ts';
import { type DatabaseLog, runPostgres } from './postgres-process.ts';
import { preparePostgresUser } from './postgres-user.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  /** Absolute. */
  dataDir: string;
  /** false only for tests: data may be lost in a power cut */
  durable: boolean;
  log: DatabaseLog;
}

export interface EmbeddedDatabase {
  /** Of the database `mala`, for its owner, over a Unix socket. Holds the password. */
  url: string;
  /** settles if PostgreSQL ends without having been stopped */
  died: Promise<Error>;
  /** within 10 seconds; ends open sessions */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL from npm on dataDir/database, which the first start creates, reachable from this machine only
 * (decision 005). It ends with this process in any case.
 * @throws with a one-line message for people if the folder is in use or something is missing
 */
export async function startEmbedded({
  dataDir,
  durable,
  log,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const databaseDir = join(dataDir, 'database');
    const binaries = await preparePostgresBinaries();
    const user = await preparePostgresUser(databaseDir, binaries);
    const password = await keptSecret(dataDir, 'database-password');
    await stopLeftoverPostgres(join(databaseDir, 'cluster'));
    const clusterDir = await prepareCluster({ ...binaries, databaseDir, user, password, durable });
    const socketDir = await makeSocketFolder(databaseDir, user);
    const args = ['-D', clusterDir, ...settings(socketDir, durable)];
    const postgres = await runPostgres({ ...binaries, args, user, log });

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
    return { url: socketUrl(socketDir, 'mala', password, 'mala'), died: postgres.died, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function settings(socketDir: string, durable: boolean): string[] {
  const safe = durable ? 'on' : 'off';
  const values = {
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
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

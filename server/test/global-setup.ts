import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../src/db/embedded.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { prepareJobs } from '../src/jobs/prepare.ts';
import { fastestFolder } from './factories/fastest-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL: a database for administrative statements only, without data. */
    postgresUrl: string;
    /** The migrated, empty database that cloneDatabase() copies. */
    templateDatabase: string;
    /** What a first start leaves in its data folder: startedDataDir() copies it. */
    startedDataDir: string;
    /** A folder for what tests store, in memory where there is enough. */
    tempDir: string;
    /** Where the processes that tests start keep what Node compiled, for the next one. */
    compileCache: string;
  }
}

const TEMPLATE = 'template_mala';

/** One PostgreSQL for the whole run, in a folder that is removed at its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await fastestFolder(), 'mala-test-'));
  await chmod(folder, 0o711);
  const tempDir = join(folder, 'tmp');
  await mkdir(tempDir);
  const dataDir = join(folder, 'data');
  const startedDataDir = join(folder, 'started');
  let running: EmbeddedDatabase | undefined;

  async function teardown(): Promise<void> {
    await running?.stop();
    await rm(folder, { recursive: true });
  }
  try {
    running = await start(dataDir);
    await migrate(running.url);
    await running.stop();
    // fs.cp() would not keep the owner, who is another user where we are root
    await promisify(execFile)('cp', ['-a', dataDir, startedDataDir]);
    running = await start(dataDir);
    await makeTemplate(running.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', running.url);
  project.provide('templateDatabase', TEMPLATE);
  project.provide('startedDataDir', startedDataDir);
  project.provide('tempDir', tempDir);
  project.provide('compileCache', join(folder, 'compiled'));
  return teardown;
}

const start = (dataDir: string) =>
  startEmbedded({ dataDir, durable: false, log: { debug() {}, warn() {} } });

async function migrate(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrateToLatest(db).finally(() => db.destroy());
  await prepareJobs(url);
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // with files, what the first connection to a database would have to gather is copied too
    await client.query(
      `create database ${TEMPLATE} template ${client.database} strategy file_copy`,
    );
    // A database with open connections cannot be copied.
    await client.query(`alter database ${TEMPLATE} with allow_connections false`);
  } finally {
    await client.end();
  }
}

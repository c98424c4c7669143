import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { prepareJobs } from '../src/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's PostgreSQL: a database to give orders from, not to keep anything in. */
    postgresUrl: string;
    /** The migrated, empty database that cloneDatabase() copies. */
    templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run, in a folder that is removed at its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-test-'));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbedded({ dataDir, durable: false, log: { debug() {}, warn() {} } });

  async function teardown(): Promise<void> {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
  try {
    await makeTemplate(postgres.url, 'template_mala');
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('templateDatabase', 'template_mala');
  return teardown;
}

async function makeTemplate(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const template = new URL(url);
    template.pathname = name;
    const db = openDatabase(template.href);
    await migrateToLatest(db).finally(() => db.destroy());
    await prepareJobs(template.href);
    // A database that somebody is connected to cannot be copied.
    await client.query(`alter database ${name} with allow_connections false`);
  } finally {
    await client.end();
  }
}

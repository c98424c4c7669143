import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Terminates remaining connections. */
  drop(): Promise<void>;
}

/** An empty, migrated database for this test file. */
export function cloneDatabase(): Promise<TestDatabase> {
  return makeDatabase(`template ${inject('templateDatabase')}`);
}

/** A database without any table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('');
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await order(`create database ${name} ${from}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => order(`drop database ${name} with (force)`) };
}

async function order(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

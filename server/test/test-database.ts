import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { dropDatabase, endConnections } from '../src/db/drop-database.ts';

export interface TestDatabase {
  url: string;
  /** Terminates remaining connections. */
  drop(): Promise<void>;
}

/** An empty, migrated database for this test file. */
export function cloneDatabase(): Promise<TestDatabase> {
  return makeDatabase(`template ${inject('templateDatabase')} strategy file_copy`);
}

/** A database without any table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('');
}

/** A copy of another database, whose connections end. */
export async function copyDatabase(url: string): Promise<TestDatabase> {
  await disconnect(nameOf(url));
  return makeDatabase(`template ${nameOf(url)}`);
}

/** Each gets the other's name, as if an address led to another server from now on; ends their connections. */
export async function swapDatabases(one: string, other: string): Promise<void> {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  const both = [name, otherName];
  // whoever connects again at once would hold the names
  for (const database of both) await order(`alter database ${database} allow_connections false`);
  for (const database of both) await disconnect(database);
  await order(`alter database ${name} rename to ${name}_lost`);
  await order(`alter database ${otherName} rename to ${name}`);
  await order(`alter database ${name}_lost rename to ${otherName}`);
  for (const database of both) await order(`alter database ${database} allow_connections true`);
}

/** Does `work` while nobody can connect: the database takes nobody, or has another name. */
export async function whileAway(
  url: string,
  how: 'closed' | 'renamed',
  work: () => Promise<void>,
): Promise<void> {
  const name = nameOf(url);
  const close = `alter database ${name} allow_connections`;
  await order(`${close} false`);
  await disconnect(name);
  if (how === 'renamed') await order(`alter database ${name} rename to ${name}_away`);
  try {
    await work();
  } finally {
    if (how === 'renamed') await order(`alter database ${name}_away rename to ${name}`);
    await order(`${close} true`);
  }
}

const disconnect = (database: string) => ask((client) => endConnections(client, database));

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await order(`create database ${name} ${from}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => ask((client) => dropDatabase(client, name)) };
}

const order = (sql: string) => ask((client) => client.query(sql).then(() => {}));

async function ask(question: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await question(client);
  } finally {
    await client.end();
  }
}

import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import type { Database } from './schema/database.ts';
import { clientWatchedFor, SILENCE_MS, STATEMENT_SECONDS } from './watched-client.ts';

export interface DatabaseOptions {
  /** Maximum number of connections. */
  poolSize?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  /** Milliseconds without a byte after which a running query fails and its connection is replaced; 0 for never. */
  silenceMs?: number;
  /** Seconds that one statement may take; 0 for as long as it takes. */
  statementSeconds?: number;
  /** Milliseconds to wait for a connection. */
  connectMs?: number;
}

/** A connection plans each of its kept statements anew: one is not closed between the calls of somebody who works. */
const IDLE_MS = 60_000;

/**
 * A pool of connections to the database at `url`. Rows hold int8 as number, date as 'YYYY-MM-DD', timestamptz
 * as Date, numeric as string; sessions run in UTC with a statement timeout of 8 seconds. Connections that a broken network
 * left silent are dropped, so that 15 seconds after its return every query works again (decision 044).
 */
export function openDatabase(
  url: string,
  {
    poolSize = 10,
    onConnectionLost,
    silenceMs = SILENCE_MS,
    statementSeconds = STATEMENT_SECONDS,
    connectMs = 4000,
  }: DatabaseOptions = {},
): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: rowTypes,
    application_name: 'mala',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    ...KEEP_ALIVE,
    Client: clientWatchedFor(silenceMs),
    options: `-c timezone=UTC -c statement_timeout=${statementSeconds}s -c idle_in_transaction_session_timeout=30s`,
  });
  // without a listener the event ends the process
  pool.on('error', (error) => onConnectionLost?.(error));
  // the same for a connection in use, whose query rejects as well; the pool listens to idle ones only
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, Pool>();

/** For what Kysely does not know, such as COPY: a connection of the pool, dropped if `use` fails. */
export async function withClient<Result>(
  db: Kysely<Database>,
  use: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = pools.get(db);
  if (!pool) throw new Error('no database of openDatabase');
  const client = await pool.connect();
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * One connection for work that no request waits for and that large tables make slow, such as migrations: a statement
 * may take as long as it takes, and silence does not break it.
 */
export function openForLongWork(url: string): Kysely<Database> {
  return openDatabase(url, { poolSize: 1, silenceMs: 0, statementSeconds: 0 });
}

/** The system finds out by itself that an idle connection leads nowhere. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 } as const;

/** Throws a one-line message for people, without a password, if the database does not answer. */
export async function reachDatabase(db: Kysely<Database>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    // for a host name with several addresses the message is empty
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`the database cannot be reached: ${message || code}`);
  }
}

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, safeInteger],
  [types.builtins.DATE, String],
]);

const rowTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`);
  return number;
}

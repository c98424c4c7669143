import { Kysely, PostgresDialect, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Database } from './schema/database.ts';

export interface DatabaseOptions {
  /** Maximum number of connections. */
  poolSize?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * A pool of connections to the database at `url`. Rows hold int8 as number, date as 'YYYY-MM-DD', timestamptz
 * as Date, numeric as string; sessions run in UTC with a statement timeout of 30 seconds.
 */
export function openDatabase(
  url: string,
  { poolSize = 10, onConnectionLost }: DatabaseOptions = {},
): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: rowTypes,
    application_name: 'mala',
    connectionTimeoutMillis: 5000,
    options: '-c timezone=UTC -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s',
  });
  // without a listener the event ends the process
  pool.on('error', (error) => onConnectionLost?.(error));
  // the same for a connection in use, whose query rejects as well; the pool listens to idle ones only
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

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

import { Client, escapeIdentifier } from 'pg';
import { KEEP_ALIVE } from '../db/database.ts';
import { HEAD_QUERY } from '../db/history-head.ts';
import { UNFINISHED_RESTORE } from '../db/unfinished-restore.ts';
import { JOBS_SCHEMA } from '../jobs/jobs.ts';
import type { CopiedTable, Erasure, Head } from './format.ts';

/** What the migrations and pg-boss write by themselves, or need anew, and what tells one history of a database from another. */
const LEFT_OUT = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.saved_indexes',
  `public.${UNFINISHED_RESTORE}`,
  `${JOBS_SCHEMA}.version`,
  `${JOBS_SCHEMA}.bam`,
  `${JOBS_SCHEMA}.queue_stats`,
];

/** Texts that do not depend on the server's settings, and no time limit: tables are large. */
const SETTINGS = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'client_encoding=UTF8',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'idle_session_timeout=0',
  'lock_timeout=10s',
];

/** A connection for one backup or restore. */
export async function connect(url: string): Promise<Client> {
  const options = SETTINGS.map((setting) => `-c ${setting}`).join(' ');
  const client = new Client({
    connectionString: url,
    application_name: 'mala-backup',
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    options,
  });
  // the running query fails as well
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(
      `the database cannot be reached (${message || code}): start it, or check DATABASE_URL`,
    );
  }
  return client;
}

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/**
 * The tables of the product and of its queue that survive a crash, each after those that it refers to, with the columns that
 * are not generated. A partitioned table stands for its partitions.
 */
export async function findTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { needs: string[] }>(
    `select n.nspname::text as schema, c.relname::text as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
        array(select distinct rn.nspname || '.' || r.relname from pg_constraint k
          join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
          where k.contype = 'f' and k.confrelid <> c.oid and (k.conrelid = c.oid
            or k.conrelid in (select inhrelid from pg_inherits where inhparent = c.oid))) as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', $1) and c.relkind in ('r', 'p') and c.relpersistence = 'p'
        and not c.relispartition and n.nspname || '.' || c.relname <> all ($2)
      order by 1, 2`,
    [JOBS_SCHEMA, LEFT_OUT],
  );
  return inOrder(rows);
}

function inOrder(tables: (CopiedTable & { needs: string[] })[]): CopiedTable[] {
  const left = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const ordered: CopiedTable[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([, { needs }]) => !needs.some((name) => left.has(name)));
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const [key, { schema, name, columns }] of free) {
      left.delete(key);
      ordered.push({ schema, name, columns });
    }
  }
  return ordered;
}

/** Whether this connection is now, until its end, the only one of the site that takes backups. */
export async function lockBackups(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('backups')) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** Begins the transaction whose tables stay as they are now. */
export async function beginSnapshot(client: Client): Promise<CopiedTable[]> {
  const found = await findTables(client);
  if (found.length === 0) throw new Error('the database holds no site');
  if (await isMarked(client))
    throw new Error('the database holds a restore that is running or was interrupted, and no site');
  await client.query('begin isolation level repeatable read read only');
  // no migration may change them meanwhile
  await client.query(`lock table ${found.map(quoted).join(', ')} in access share mode`);
  const locked = await findTables(client);
  if (JSON.stringify(locked) !== JSON.stringify(found))
    throw new Error('the tables were changed just now: start the backup again');
  return found;
}

/** What the snapshot belongs to. */
export async function describeSnapshot(client: Client): Promise<Omit<Head, 'format'>> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const { rows: jobs } = await client.query<{ version: number }>(
    `select version from ${JOBS_SCHEMA}.version`,
  );
  const { rows: server } = await client.query<{ number: string; now: Date }>(
    `select current_setting('server_version_num') as number, now()`,
  );
  return {
    taken_at: (server[0]?.now ?? new Date()).toISOString(),
    migrations: rows.map(({ name }) => name),
    jobs: jobs[0]?.version ?? 0,
    postgres: Math.floor(Number(server[0]?.number) / 10_000),
  };
}

/** The text of COPY for the rows of a table in the snapshot. */
export function copyOut(table: CopiedTable): string {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  return `copy (select ${columns} from ${quoted(table)}) to stdout`;
}

export function copyIn(table: CopiedTable): string {
  return `COPY ${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')}) FROM stdin`;
}

/** Where each sequence stands. Sequences know no snapshot: read after the tables, they are never behind them. */
export async function readSequences(client: Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences
      where schemaname in ('public', $1) order by 1, 2`,
    [JOBS_SCHEMA],
  );
  const sequences = [];
  for (const sequence of rows) {
    const { rows: at } = await client.query<{ value: string; called: boolean }>(
      `select last_value as value, is_called as called from ${quoted(sequence)}`,
    );
    sequences.push({
      ...sequence,
      value: Number(at[0]?.value),
      called: at[0]?.called ?? false,
    });
  }
  return sequences;
}

/** The ids of a table of ours in the snapshot. */
export async function readIds(client: Client, table: string): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${quoted({ schema: 'public', name: table })}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What was deleted, as far as the transaction sees it; nothing before migration 0020. */
export async function readErasures(client: Client): Promise<Erasure[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.erasures') is not null as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<Erasure>(
    'select table_name, row_id from public.erasures order by 1, 2',
  );
  return rows;
}

/** Where the history of the office ends in the snapshot; null before migration 0028, and while it is empty. */
export async function readHistoryHead(
  client: Client,
): Promise<{ position: number; hash: string } | null> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.history_chain') is not null as found`,
  );
  if (!tables[0]?.found) return null;
  const { rows } = await client.query<{ position: string; hash: string }>(HEAD_QUERY);
  const [head] = rows;
  return head ? { position: Number(head.position), hash: head.hash } : null;
}

/** Whether it has no table of a site. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', $1) and c.relkind in ('r', 'p', 'v', 'm', 'S')) as used`,
    [JOBS_SCHEMA],
  );
  return !rows[0]?.used;
}

/** Marks an empty database; false if another restore has just done so. */
export async function markUnfinished(client: Client): Promise<boolean> {
  try {
    await client.query(`create table public.${UNFINISHED_RESTORE} ()`);
    return true;
  } catch (error) {
    const DUPLICATES = ['42P07', '23505'];
    if (DUPLICATES.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Whether a restore into it did not end. */
export async function isMarked(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [`public.${UNFINISHED_RESTORE}`],
  );
  return rows[0]?.found ?? false;
}

export async function dropMark(client: Client): Promise<void> {
  await client.query(`drop table if exists public.${UNFINISHED_RESTORE}`);
}

/** Takes the job queue out of a database whose restore failed. */
export async function dropJobs(client: Client): Promise<void> {
  await client.query(`drop schema if exists ${escapeIdentifier(JOBS_SCHEMA)} cascade`);
}

/** And what says which migrations it had. */
export async function dropMigrations(client: Client): Promise<void> {
  await client.query('drop table if exists kysely_migration, kysely_migration_lock');
}

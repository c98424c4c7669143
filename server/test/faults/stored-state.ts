import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Pool } from 'pg';
import type { Context } from '../../src/context.ts';
import { KEPT_FILES } from '../../src/features.ts';
import { plain } from './plain-rows.ts';

/** Those whose rows are compared: by id, and by mobile number where the call makes the account. */
export interface Whose {
  ids: string[];
  mobiles: string[];
}

/** All that is stored of some people, without what differs from one attempt to the next. */
export interface StoredState {
  /** rows with the hashes of their files, and the jobs of their mails */
  rows: string[];
  /** how much was read: counted even where the call fails afterwards */
  counts: string[];
}

const COUNTS = new Set(['profile_opens']);

/** Written some seconds later, for all members together (decisions 048 and 108). */
const LATER = new Set(['list_budgets', 'card_budgets', 'heavy_readers', 'visits']);

/** Tables that name people without a foreign key. */
const BY_COLUMN: Record<string, string[]> = { history: ['actor_id', 'subject_id'] };

interface Link {
  from: string;
  column: string;
  to: string;
}

export interface StateReader {
  read(whose: Whose): Promise<StoredState>;
  close(): Promise<void>;
}

/** Reads the stored state of people; finds the tables by their foreign keys, so that new ones are compared too. */
export async function createStateReader({ db, files, config }: Context): Promise<StateReader> {
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: 3,
    // to plan the statement takes four times as long as to execute it
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // the end of the database breaks connections, in use and idle
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const { rows: links } = await sql<Link>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to", attname AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`.execute(db);
  const tables = [
    ...new Set(['users', ...links.map(({ from }) => from), ...Object.keys(BY_COLUMN)]),
  ];

  /** The condition of a table's rows that belong to the people $1, or null where none does. */
  function belongs(table: string): string | null {
    if (table === 'users') return 'id = any($1::uuid[])';
    const byColumn = (BY_COLUMN[table] ?? []).map((column) => `${column} = any($1)`);
    const byKey = links.filter(({ from }) => from === table).map(condition);
    const all = [...byColumn, ...byKey].filter((one) => one !== null);
    return all.length > 0 ? all.join(' OR ') : null;
  }
  function condition({ column, to }: Link): string | null {
    if (to === 'users' || to === 'profiles') return `${column} = any($1)`;
    const owner = belongs(to);
    return owner && `${column} IN (SELECT id FROM ${to} WHERE ${owner})`;
  }
  const selects = tables.flatMap((table) => {
    const where = belongs(table);
    return where
      ? [`SELECT '${table}' AS "table", to_jsonb(t) AS row FROM ${table} t WHERE ${where}`]
      : [];
  });
  const jobs = `SELECT 'job', jsonb_build_object('name', name, 'state', state, 'data', data) FROM pgboss.job
    WHERE data ->> 'mail_id' IN (SELECT id::text FROM mails WHERE user_id = any($1))`;
  const query = [...selects, jobs].join(' UNION ALL ');

  /** What is stored of the files of a row. */
  async function filesOf(table: string, id: unknown): Promise<string[]> {
    const own = KEPT_FILES.filter((kept) => kept.table === table);
    const keys = own.flatMap(({ keysOf }) => keysOf(String(id)));
    return Promise.all(keys.map(async (key) => `${key} ${await hashOf(key)}`));
  }
  async function hashOf(key: string): Promise<string> {
    if (!(await files.exists(key))) return 'missing';
    const { stream } = await files.stream(key);
    return createHash('sha256')
      .update(await buffer(stream))
      .digest('hex')
      .slice(0, 8);
  }

  return {
    async read({ ids, mobiles }) {
      // a named statement is planned once for each connection
      const { rows } = await pool.query<{ table: string; row: Record<string, unknown> }>({
        name: 'state',
        text: query,
        values: [await idsOf({ ids, mobiles })],
      });
      const state: StoredState = { rows: [], counts: [] };
      for (const { table, row } of rows) {
        if (LATER.has(table)) continue;
        if (COUNTS.has(table)) state.counts.push(table);
        else
          state.rows.push(
            plain(`${table} ${JSON.stringify(row)} ${await filesOf(table, row.id)}`, ids),
          );
      }
      return { rows: state.rows.sort(), counts: state.counts.sort() };
    },
    close: () => pool.end(),
  };

  async function idsOf({ ids, mobiles }: Whose): Promise<string[]> {
    if (mobiles.length === 0) return ids;
    const made = await db
      .selectFrom('users')
      .where('mobile_no', 'in', mobiles)
      .select('id')
      .execute();
    return [...new Set([...ids, ...made.map(({ id }) => id)])];
  }
}

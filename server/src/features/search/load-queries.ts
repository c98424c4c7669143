import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Group } from '../../access/profiles.ts';
import { withClient } from '../../db/database.ts';
import type { Database } from '../../db/schema/database.ts';
import { BinaryRows } from './binary-rows.ts';
import type { Entry } from './entry.ts';
import { type EntryRow, entryOf, selectEntries } from './entry-queries.ts';
import { createPauses } from './pauses.ts';
import { versionQuery } from './version-queries.ts';

/** How long the rows that have come may be worked on while other calls wait. */
const SLICE_MS = 4;

/** Takes the people of a group in. */
export interface Intake {
  /** Is told first of which version and history they are. */
  begin(read: { origin: string; version: number }): void;
  add(entry: Entry): void;
  /** Whether nobody needs them any more. */
  isOver(): boolean;
}

/**
 * Reads everybody whom a search in the group can find, oldest approval first, in one snapshot with its version. Other calls wait
 * some milliseconds at most.
 */
export async function loadEntries(
  db: Kysely<Database>,
  group: Group,
  intake: Intake,
): Promise<void> {
  await withClient(db, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // of a million profiles, on a busy machine, more than a call may take
    await client.query("SET LOCAL statement_timeout = '120s'");
    const version = versionQuery(group).compile(db);
    const { rows } = await client.query(version.sql, [...version.parameters]);
    const read = rows[0] ?? { origin: '', version: 0 };
    intake.begin(read);
    await copyEntries(client, db, group, (row) => {
      intake.add(entryOf(row as unknown as EntryRow, group, read.version));
      return intake.isOver();
    });
    await client.query('COMMIT');
  });
}

async function copyEntries(
  client: PoolClient,
  db: Kysely<Database>,
  group: Group,
  take: (row: Record<string, unknown>) => boolean,
): Promise<void> {
  const { sql, parameters } = selectEntries(db, group).compile();
  const { fields } = await client.query(`${sql} LIMIT 0`, [...parameters]);
  const decoder = new BinaryRows(fields);
  // COPY takes no parameters
  const text = sql.replace(/\$(\d+)/g, (_, number) =>
    client.escapeLiteral(String(parameters[Number(number) - 1])),
  );
  const pauses = createPauses(SLICE_MS);
  for await (const piece of client.query(copyTo(`COPY (${text}) TO STDOUT (FORMAT binary)`)))
    for (const row of decoder.add(piece)) {
      if (take(row)) throw new Error('the reading was given up');
      if (pauses.isDue()) await pauses.pause();
    }
}

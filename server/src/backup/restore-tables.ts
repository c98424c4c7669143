import { once } from 'node:events';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyIn, copyOut, findTables, quoted } from './catalogue-queries.ts';
import { DAMAGED, type Erasure, type Manifest } from './format.ts';
import { dropIndexes } from './index-queries.ts';
import type { Backup } from './open-backup.ts';
import type { TableSink } from './read-dump.ts';
import { createRowSum } from './row-sum.ts';

/** Tables whose rows may be listed as deleted, with the column of their id. */
export const ERASED: Readonly<Record<string, string>> = {
  users: 'id',
  staff_roles: 'id',
  profiles: 'user_id',
  photos: 'id',
  horoscope_files: 'id',
  marriages: 'id',
  payment_claims: 'id',
  payment_screenshots: 'id',
  shared_links: 'id',
  complaints: 'id',
  complaint_pictures: 'id',
  entries: 'id',
  entry_photos: 'id',
  entry_files: 'id',
  authenticator_apps: 'id',
  recovery_codes: 'id',
  passkeys: 'id',
  push_subscriptions: 'id',
};

/**
 * Fills the tables, which migrations have made, in one transaction: they end up as the backup says, less what was deleted
 * since, or as they were.
 * @param signal stops it early
 */
export async function fillTables(
  client: Client,
  backup: Backup,
  erasures: readonly Erasure[],
  signal: AbortSignal,
): Promise<void> {
  const { manifest } = backup;
  const tables = await findTables(client);
  const known = new Set(tables.map(quoted));
  const strange = manifest.tables.filter((table) => !known.has(quoted(table)));
  if (strange.length > 0)
    throw new Error(
      `the backup has tables that this program does not know: ${strange.map(quoted).join(', ')}`,
    );
  let copying: CopyStreamQuery | undefined;
  await client.query('begin');
  try {
    await client.query(`set local maintenance_work_mem = '128MB'`);
    // first, because some refuse to be truncated
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} disable trigger user`);
    await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`);
    const makeIndexes = await dropIndexes(client);
    await backup.read({
      head() {},
      table(copy, order) {
        const table = manifest.tables[order];
        if (!table || copyIn(table) !== copy) throw new Error(DAMAGED);
        copying = client.query(copyFrom(copyIn(table)));
        return sinkOf(copying, signal);
      },
    });
    await setSequences(client, manifest.sequences);
    for (const table of manifest.tables) await compare(client, table);
    for (const statement of makeIndexes) await client.query(statement);
    for (const table of tables)
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    await erase(client, erasures);
    // one may have ended after the backup, by a logout or with a lost phone
    await client.query('update sessions set kept_until = null where kept_until is not null');
    await client.query('commit');
  } catch (error) {
    // one that waits for more rows would hold the rollback up for ever
    copying?.destroy();
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

function sinkOf(target: CopyStreamQuery, signal: AbortSignal): TableSink {
  const failed = new Promise<never>((_, reject) => {
    target.once('error', reject);
  });
  // awaited where something is written
  failed.catch(() => {});
  return {
    async write(rows) {
      signal.throwIfAborted();
      if (!target.write(rows)) await Promise.race([once(target, 'drain'), failed]);
    },
    async end() {
      const finished = once(target, 'finish');
      target.end();
      await Promise.race([finished, failed]);
    },
  };
}

async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { schema, name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      quoted({ schema, name }),
      value,
      called,
    ]);
}

/** @throws unless the table has the rows of the backup */
async function compare(client: Client, table: Manifest['tables'][number]): Promise<void> {
  const sum = createRowSum();
  for await (const chunk of client.query(copyTo(copyOut(table)))) sum.add(chunk);
  const { rows, sum: found } = sum.result();
  if (rows !== table.rows || found !== table.sum)
    throw new Error(`the table ${table.name} does not have the rows of the backup`);
}

/** Deletes what was deleted after the backup; its triggers note it again. */
async function erase(client: Client, erasures: readonly Erasure[]): Promise<void> {
  for (const [name, id] of Object.entries(ERASED)) {
    const ids = erasures.filter((one) => one.table_name === name).map(({ row_id }) => row_id);
    if (ids.length > 0)
      await client.query(
        `delete from ${quoted({ schema: 'public', name })} where ${id} = any ($1::uuid[])`,
        [ids],
      );
  }
}

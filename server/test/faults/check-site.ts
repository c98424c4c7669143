import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Context } from '../../src/context.ts';
import { KEPT_FILES } from '../../src/features.ts';
import { CONNECTIONS, type FailingSite } from './failing-site.ts';

/** After all attempts: connections are free, no transaction is open, and once swept every file belongs to a row. */
export async function checkSite(site: FailingSite): Promise<void> {
  await takeEveryConnection(site.ctx);
  await expect.poll(() => openTransactions(site.calm)).toEqual([]);
  await site.sweep();
  expect(await filesWithoutRow(site.calm)).toEqual([]);
}

/** One that was not given back would be waited for in vain. */
async function takeEveryConnection({ db }: Context): Promise<void> {
  const all = Promise.withResolvers<void>();
  let taken = 0;
  const take = () =>
    db.connection().execute(async () => {
      taken += 1;
      if (taken === CONNECTIONS) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, take)).finally(all.resolve);
}

/** The last statements of transactions that were left open. */
async function openTransactions({ db }: Context): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(db);
  return rows.map(({ query }) => query);
}

async function filesWithoutRow({ db, files, config }: Context): Promise<string[]> {
  const named = new Set<string>();
  for (const { table, keysOf } of KEPT_FILES)
    for (const { id } of await db.selectFrom(table).select('id').execute())
      for (const key of keysOf(id)) named.add(key);
  const stored = (await Array.fromAsync(files.list())).map(({ key }) => key);
  const uploads = await readdir(join(config.dataDir, 'uploads')).catch(() => []);
  return [...stored.filter((key) => !named.has(key)), ...uploads];
}

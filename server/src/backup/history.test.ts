import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { command, freshPlace, useBackupFolders } from '../../test/backups.ts';
import { makeMember } from '../../test/factories.ts';
import { giveHistory } from '../../test/history.ts';
import { freshDataDir } from '../../test/main-process.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { findHead } from '../db/history-head.ts';
import { verifyHistory } from '../db/verify-history.ts';
import { addErasures } from './erasure-list.ts';
import { openPlace } from './open-place.ts';

useBackupFolders();
const app = useTestApp();

test('a backup says the head; restored, the history holds, less what was erased since', async () => {
  const { ctx } = app();
  const [gone, member] = [await makeMember(ctx), await makeMember(ctx)];
  await giveHistory(ctx, gone);
  await giveHistory(ctx, member);
  const head = await findHead(ctx.db);
  const place = await freshPlace();
  const env = { DATABASE_URL: ctx.config.databaseUrl ?? '', DATA_DIR: ctx.config.dataDir };
  const said = await command('backup', join(place, 'site.age'), env);
  expect(said).toContain(`ends at ${head?.position}:${head?.hash}`);
  const erased = { table_name: 'users', row_id: gone.user_id };
  await addErasures(await openPlace(place), [erased, { ...erased, row_id: randomUUID() }]);

  const target = await emptyDatabase();
  const restored = { DATABASE_URL: target.url, DATA_DIR: await freshDataDir() };
  expect(await command('restore', join(place, 'site.age'), restored)).toMatch(/^Restored/);
  const db = openDatabase(target.url, { poolSize: 1 });
  try {
    const { position = 0, hash = '' } = head ?? {};
    const whole = { rows: 2, erased: 1, head: { position, hash } };
    expect(await verifyHistory(db, [{ position, hash }])).toEqual(whole);
    await expect(sql`DELETE FROM history`.execute(db)).rejects.toThrow('is refused');
    await expect(sql`TRUNCATE history_chain`.execute(db)).rejects.toThrow('is refused');
  } finally {
    await db.destroy();
    await target.drop();
  }
});

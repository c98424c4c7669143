import { expect, test } from 'vitest';
import { dumpSchema } from '../../test/schema-dump.ts';
import { cloneDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';

test('schema.sql equals the schema made by the migrations', async () => {
  const { url, drop } = await cloneDatabase();
  const db = openDatabase(url);
  try {
    await expect(await dumpSchema(db)).toMatchFileSnapshot('schema.sql');
  } finally {
    await db.destroy();
    await drop();
  }
});

import { afterEach, beforeEach } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { emptyDatabase, type TestDatabase } from './test-database.ts';

/** Connections to a database without any table, another one for each test of a file. */
export function useEmptyDatabase() {
  let database: TestDatabase;
  let db: ReturnType<typeof openDatabase>;
  beforeEach(async () => {
    database = await emptyDatabase();
    db = openDatabase(database.url, { poolSize: 2 });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });
  return () => db;
}

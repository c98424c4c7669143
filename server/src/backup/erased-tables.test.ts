import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ERASED } from './restore-tables.ts';

test('a restore deletes from every table whose deletions are noted (faults 24)', async () => {
  const schema = await readFile(new URL('../db/schema.sql', import.meta.url), 'utf8');
  const noted = schema.matchAll(
    /TRIGGER note_erasure AFTER DELETE ON (\w+) .*note_erasure\('(\w+)'\)/g,
  );
  expect(Object.fromEntries([...noted].map(([, table, id]) => [table, id]))).toEqual(ERASED);
});

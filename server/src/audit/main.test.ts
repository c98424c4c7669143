import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { makeMember } from '../../test/factories.ts';
import { giveHistory } from '../../test/history.ts';
import { freshDataDir } from '../../test/main-process.ts';
import { useTestApp } from '../../test/test-app.ts';
import { findHead } from '../db/history-head.ts';

const app = useTestApp();

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1)
    await giveHistory(app().ctx, await makeMember(app().ctx));
});

const run = promisify(execFile);

/** `npm run audit:verify`: its status and what it says. */
async function verify(...more: string[]): Promise<{ status: number; said: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: inject('compileCache'),
    DATABASE_URL: app().ctx.config.databaseUrl,
    DATA_DIR: app().ctx.config.dataDir,
  };
  try {
    const main = join(import.meta.dirname, 'main.ts');
    const { stdout } = await run(process.execPath, [main, ...more], {
      env,
      cwd: await freshDataDir(),
    });
    return { status: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, said: stderr.trim() };
  }
}

describe('npm run audit:verify', () => {
  it('says how many rows there are, and the head, which it takes again', async () => {
    const head = await findHead(app().ctx.db);
    const known = `${head?.position}:${head?.hash}`;
    const said = `The history is whole: 3 rows, 0 of them with erased values; head ${known}`;
    expect(await verify('--head', known)).toEqual({ status: 0, said });
  });

  it('ends with 1 and one line where the head is another, or none', async () => {
    const other = `2:${'0'.repeat(64)}`;
    const made = 'position 2: the chain was made anew: the known hash is another';
    expect(await verify('--head', other)).toEqual({ status: 1, said: made });
    const later = `9:${'0'.repeat(64)}`;
    const ends = 'position 4: the history ends before 9';
    expect(await verify('--head', later)).toEqual({ status: 1, said: ends });
    const { status, said } = await verify('--head', 'yesterday');
    expect([status, said]).toEqual([1, expect.stringContaining('POSITION:HASH')]);
  });

  it('names the first row that was changed', async () => {
    const { db } = app().ctx;
    await sql`ALTER TABLE history DISABLE TRIGGER USER`.execute(db);
    await sql`UPDATE history SET actor_name = 'Nobody'
      WHERE id = (SELECT history_id FROM history_chain WHERE position = 2)`.execute(db);
    await sql`ALTER TABLE history ENABLE TRIGGER USER`.execute(db);
    expect(await verify()).toEqual({ status: 1, said: 'position 2: the row was changed' });
  });
});

import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  command,
  freshFolder,
  freshPlace,
  makeMemberWithFiles,
  useBackupFolders,
} from '../../test/backups.ts';
import { callsTo } from '../../test/calls.ts';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { freshDataDir, startMain, useMainProcesses } from '../../test/main-process.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts';

useMainProcesses();
useBackupFolders();
const app = useTestApp();

/** The server of another major version. */
let other: EmbeddedDatabase | undefined;

beforeAll(async () => {
  const dataDir = await freshFolder();
  await chmod(dataDir, 0o711);
  other = await startEmbedded({
    dataDir,
    durable: false,
    installed: process.env.OTHER_POSTGRES ?? '',
    log: { debug() {}, warn() {} },
  });
});
afterAll(async () => {
  await other?.stop();
});

/** The major version behind an address, and who is a member there. */
async function stateOf(url: string) {
  const db = openDatabase(url);
  const version = sql<{ number: string }>`select current_setting('server_version_num') as number`;
  const { rows } = await version.execute(db);
  const members = await db.selectFrom('users').selectAll().orderBy('id').execute();
  await db.destroy();
  return { major: Math.floor(Number(rows[0]?.number) / 10_000), members };
}

test('moves a site to another major version of PostgreSQL, and back (backups 24)', async () => {
  const { ctx } = app();
  const member = await makeMemberWithFiles(ctx);
  const file = join(await freshPlace(), 'site.age');
  const former = { DATABASE_URL: ctx.config.databaseUrl ?? '', DATA_DIR: ctx.config.dataDir };
  expect(await command('backup', file, former)).toMatch(/^Backed up/);
  const moved = { DATABASE_URL: other?.url ?? '', DATA_DIR: await freshDataDir() };
  expect(await command('restore', file, moved)).toMatch(/^Restored/);

  const [before, there] = [await stateOf(former.DATABASE_URL), await stateOf(moved.DATABASE_URL)];
  expect(there.major).not.toBe(before.major);
  expect(there.members).toEqual(before.members);
  const main = startMain(moved);
  const call = callsTo(await main.ready());
  const { mobile_no, user_id } = member;
  const { body } = await call(login, { body: { mobile_no, password: PASSWORD } });
  expect((await call(me, { token: body.token })).body.user_id).toBe(user_id);
  main.signal('SIGTERM');
  await main.ended;

  const members = (await stateOf(moved.DATABASE_URL)).members;
  expect(await command('backup', file, moved)).toMatch(/^Backed up/);
  const back = await emptyDatabase();
  const home = { DATABASE_URL: back.url, DATA_DIR: await freshDataDir() };
  expect(await command('restore', file, home)).toMatch(/^Restored/);
  expect(await stateOf(back.url)).toEqual({ major: before.major, members });
  await back.drop();
});

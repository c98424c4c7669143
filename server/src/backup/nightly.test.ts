import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { command, freshFolder, makeMemberWithFiles, useBackupFolders } from '../../test/backups.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import type { JobWorkers } from '../jobs/workers.ts';
import { connect, isEmptyDatabase, markUnfinished } from './catalogue-queries.ts';
import { backUpNightly, requireRecipient } from './nightly.ts';
import { nightlyName } from './retention.ts';
import { lastRuns } from './run-queries.ts';
import { makeKeyPair } from './seal.ts';

useBackupFolders();
const app = useTestApp();

const DAY = 86_400_000;
/** A night to come, whenever the tests run, since files are as old as they are. */
const NIGHT = (Math.floor(Date.now() / DAY) + 2) * DAY;

const nameOf = (night: number) => nightlyName(new Date(NIGHT + night * DAY));

let place: string;
let identityFile: string;
let recipient: string;

/** What pg-boss would do at its time, by queue. */
const tasks = new Map<string, () => Promise<unknown>>();
const workers = {
  async repeat(queue: string, _cron: string, task: () => Promise<unknown>) {
    tasks.set(queue, task);
  },
} as unknown as JobWorkers;

/** Starts the nightly backups of the site, at a time. */
async function schedule(at: number, more: object = {}): Promise<void> {
  const { ctx } = app();
  app().setNow(new Date(at));
  const settings = {
    backupUrl: place,
    backupRecipient: recipient,
    backupKeep: { daily: 2, weekly: 0, monthly: 0 },
  };
  const config = { ...ctx.config, ...settings, ...more };
  await backUpNightly({ ...ctx, config, databaseUrl: config.databaseUrl ?? '' }, workers);
}

const run = (queue: string) => tasks.get(queue)?.();
const backups = async () => (await readdir(place)).filter((name) => name.endsWith('.age'));

async function ready() {
  const response = await fetch(`${app().url}/api/health/ready`);
  const { checks } = (await response.json()) as { checks: Record<string, object> };
  return [response.status, checks.backup];
}

beforeAll(async () => {
  const keys = await makeKeyPair();
  recipient = keys.recipient;
  place = await freshFolder();
  identityFile = join(await freshFolder(), 'identity');
  await writeFile(identityFile, `${keys.identity}\n`);
});

test('without BACKUP_URL nothing runs', async () => {
  await schedule(NIGHT, { backupUrl: undefined });
  expect(tasks.size).toBe(0);
  expect(await ready()).toEqual([200, undefined]);
});

test('a mistyped recipient stops the start', () => {
  const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  const config = { ...app().ctx.config, backupRecipient: mistyped };
  expect(() => requireRecipient(config)).toThrow('BACKUP_RECIPIENT is no public key');
  requireRecipient({ ...config, backupRecipient: recipient });
});

test('a night’s backup is restored by itself once a week, and by whoever has the key (backups 25)', async () => {
  const { ctx } = app();
  await makeMemberWithFiles(ctx);
  await schedule(NIGHT);
  const never = { status: 'ok', last: null, overdue: true, restored: null, restore_overdue: true };
  await expect.poll(ready).toEqual([200, never]);
  await run('backup-nightly');
  expect(await backups()).toEqual([nameOf(0)]);
  const at = new Date(NIGHT).toISOString();
  await expect
    .poll(ready)
    .toEqual([
      200,
      { status: 'ok', last: at, overdue: false, restored: at, restore_overdue: false },
    ]);
  // nothing of the trial is left
  const { rows } =
    await sql`select from pg_database where datname like '%\\_restore\\_check'`.execute(ctx.db);
  expect(rows).toEqual([]);

  const target = await emptyDatabase();
  const said = await command('restore', join(place, nameOf(0)), {
    BACKUP_PASSPHRASE: '',
    BACKUP_IDENTITY: identityFile,
    DATABASE_URL: target.url,
    DATA_DIR: await freshFolder(),
  });
  expect(said).toMatch(/^Restored/);
  await target.drop();
});

test('old backups go, with the files that no other one needs', async () => {
  const { ctx } = app();
  const [photo] = await ctx.db.selectFrom('photos').select('id').execute();
  await schedule(NIGHT + DAY);
  await run('backup-nightly');
  await ctx.db.deleteFrom('photos').execute();
  for (const size of ['large', 'short', 'url'])
    await ctx.files.delete(`photo/${photo?.id}/${size}`);
  await schedule(NIGHT + 2 * DAY);
  await run('backup-nightly');
  const before = (await readdir(join(place, 'objects'))).length;
  // the deletion is listed for backups that still have the row
  await run('backup-erasures');
  expect(await readFile(join(place, 'erasures.txt'), 'utf8')).toContain(`photos ${photo?.id}\n`);

  // of one that was killed before it was complete
  await writeFile(join(place, `${nightlyName(new Date(NIGHT - DAY))}.objects`), '');
  await schedule(NIGHT + 3 * DAY);
  await run('backup-nightly');
  expect((await backups()).sort()).toEqual([nameOf(2), nameOf(3)]);
  const lists = (await readdir(place)).filter((name) => name.endsWith('.objects'));
  expect(lists.sort()).toEqual([`${nameOf(2)}.objects`, `${nameOf(3)}.objects`]);
  expect((await readdir(join(place, 'objects'))).length).toBe(before - 3);
  // the week is not over
  expect((await lastRuns(ctx.db))['restore-check']).toEqual(new Date(NIGHT));
});

test('a damaged file fails the weekly check, and the site stays ready', async () => {
  const { ctx } = app();
  const [object = ''] = await readdir(join(place, 'objects'));
  const path = join(place, 'objects', object);
  const sealed = await readFile(path);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  await writeFile(path, sealed);
  const scratch = await emptyDatabase();
  // what a trial left that was killed
  const killed = await connect(scratch.url);
  await markUnfinished(killed);
  await killed.query('create schema pgboss; create table pgboss.version (version integer)');
  await killed.end();
  await schedule(NIGHT + 12 * DAY, { backupScratchUrl: scratch.url });
  await expect(run('backup-nightly')).rejects.toThrow(`objects/${object} of the backup is damaged`);
  expect(await lastRuns(ctx.db)).toEqual({
    backup: new Date(NIGHT + 12 * DAY),
    'restore-check': new Date(NIGHT),
  });
  await expect
    .poll(ready)
    .toEqual([200, expect.objectContaining({ overdue: false, restore_overdue: true })]);
  // the given database was used, and is empty again
  const client = await connect(scratch.url);
  expect(await isEmptyDatabase(client)).toBe(true);
  await client.end();
  await scratch.drop();
  // by a clock that was months ahead
  await schedule(NIGHT - 100 * DAY);
  await expect
    .poll(ready)
    .toEqual([200, expect.objectContaining({ overdue: true, restore_overdue: true })]);
});

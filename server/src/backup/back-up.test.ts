import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { endLink } from '@mala/contract/sharing.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  command,
  freshFolder,
  freshPlace,
  makeMemberWithFiles,
  useBackupFolders,
} from '../../test/backups.ts';
import { startBucket } from '../../test/bucket.ts';
import { makeMember } from '../../test/factories.ts';
import { makeLink } from '../../test/shared-links.ts';
import { useTestApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { KEPT_FILES } from '../features.ts';
import { backUp } from './back-up.ts';
import { openBackup } from './open-backup.ts';
import { openPlace } from './open-place.ts';
import { restore } from './restore.ts';
import { createOpener, makeKeyPair } from './seal.ts';

useBackupFolders();
const app = useTestApp();

let place: string;
let env: Record<string, string>;
beforeAll(async () => {
  const { ctx } = app();
  place = await freshPlace();
  env = { DATABASE_URL: ctx.config.databaseUrl ?? '', DATA_DIR: ctx.config.dataDir };
});

/** Restores into a database and a folder of its own, and gives the database to `look`. */
async function restored<T>(
  file: string,
  look: (db: ReturnType<typeof openDatabase>, dataDir: string) => Promise<T>,
): Promise<T> {
  const database = await emptyDatabase();
  const dataDir = await freshFolder();
  const said = await command('restore', file, { DATABASE_URL: database.url, DATA_DIR: dataDir });
  expect(said).toMatch(/^Restored /);
  const db = openDatabase(database.url);
  try {
    return await look(db, dataDir);
  } finally {
    await db.destroy();
    await database.drop();
  }
}

const usersOf = (db: ReturnType<typeof openDatabase>) =>
  db.selectFrom('users').select('id').orderBy('id').execute();

test('the next backup sends only new files, under names that a known file does not give away', async () => {
  await makeMemberWithFiles(app().ctx);
  const first = await command('backup', join(place, 'one.age'), env);
  const [, files, sent] = /(\d+) files, (\d+) of them new/.exec(first) ?? [];
  expect(Number(files)).toBeGreaterThan(3);
  expect(Number(sent)).toBeGreaterThan(3);
  expect(await command('backup', join(place, 'two.age'), env)).toMatch(/ 0 of them new$/);
  await makeMemberWithFiles(app().ctx);
  const third = await command('backup', join(place, 'three.age'), env);
  expect(third).toMatch(/ [1-9]\d* of them new$/);

  const objects = await readdir(join(place, 'objects'));
  const stored = await Array.fromAsync(app().ctx.files.list());
  for (const { key } of stored) {
    const contents = await readFile(join(app().ctx.config.dataDir, 'files', key));
    expect(objects).not.toContain(createHash('sha256').update(contents).digest('hex'));
  }
  // no two runs list what is in the place twice
  expect(new Set(objects).size).toBe(objects.length);
});

test('everything written before or during a backup is in it whole or not at all (backups 24)', async () => {
  const { ctx } = app();
  let writing = true;
  let written = 0;
  async function write(): Promise<void> {
    // some are enough: a slow backup must not be made slower still
    while (writing && written < 50) {
      await makeMember(ctx);
      written += 1;
    }
  }
  const writers = Promise.all([write(), write()]);
  const before = (await usersOf(ctx.db)).length;
  const said = await command('backup', join(place, 'busy.age'), env);
  writing = false;
  await writers;
  expect(said).toMatch(/^Backed up/);
  expect(written).toBeGreaterThan(0);
  await restored(join(place, 'busy.age'), async (db) => {
    const people = await usersOf(db);
    expect(people.length).toBeGreaterThanOrEqual(before);
    // the next number is free
    const { rows } = await sql<{ next: number; last: number }>`
      select nextval('mid_numbers') as next, max(right(mid, 6)::integer) as last from profiles`.execute(
      db,
    );
    expect(rows[0]?.next).toBeGreaterThan(rows[0]?.last ?? 0);
  });
});

test('a new table is in the next backup, and counts that a crash may lose are not', async () => {
  const { ctx } = app();
  const { identity, recipient } = await makeKeyPair();
  await sql`create table brand_new (id integer, word text)`.execute(ctx.db);
  await sql`insert into brand_new values (1, E'tab\t line\n back\\slash'), (2, null)`.execute(
    ctx.db,
  );
  const opened = await openPlace(place);
  await backUp({
    databaseUrl: ctx.config.databaseUrl ?? '',
    storage: ctx.config,
    authSecret: 'secret',
    kept: [],
    place: opened,
    name: 'tables.age',
    recipient,
  });
  await sql`drop table brand_new`.execute(ctx.db);
  const { manifest } = await openBackup(opened, 'tables.age', createOpener([identity]));
  expect(manifest.tables).toContainEqual({
    schema: 'public',
    name: 'brand_new',
    columns: ['id', 'word'],
    rows: 2,
    sum: expect.any(String),
  });
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'pgboss')`.execute(ctx.db);
  const copied = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
  const left = rows.map(({ name }) => name).filter((name) => !copied.includes(name));
  expect(left.filter((name) => !/^pgboss\.(queue_stats|j)/.test(name)).toSorted()).toEqual([
    'pgboss.bam',
    'pgboss.version',
    'public.card_budgets',
    'public.factor_tickets',
    'public.first_start',
    'public.import_rows',
    'public.kysely_migration',
    'public.kysely_migration_lock',
    'public.list_budgets',
    'public.review_claims',
    'public.running_processes',
    'public.saved_indexes',
  ]);
});

test('who was deleted after the backup stays deleted (backups 24)', async () => {
  const { ctx, call } = app();
  const gone = await makeMemberWithFiles(app().ctx);
  const stays = await makeMemberWithFiles(app().ctx);
  const [ended, open] = [await makeLink(app(), stays), await makeLink(app(), stays)];
  await makeLink(app(), gone);
  expect(await command('backup', join(place, 'former.age'), env)).toMatch(/^Backed up/);
  const ending = { token: stays.token, params: { id: ended.id } };
  expect((await call(endLink, ending)).status).toBe(200);
  await ctx.db.deleteFrom('users').where('id', '=', gone.user_id).execute();
  const sent = { token: stays.token, params: { userId: stays.user_id } };
  const removal = { ...sent, body: { id: stays.fileId } };
  expect((await call(removeHoroscopeFile, removal)).status).toBe(200);
  expect(await command('backup', join(place, 'later.age'), env)).toMatch(/^Backed up/);

  const listed = await readFile(join(place, 'erasures.txt'), 'utf8');
  expect(listed).toMatch(/^(\w+ [0-9a-f-]{36}\n)+$/);
  await restored(join(place, 'former.age'), async (db) => {
    const people = (await usersOf(db)).map(({ id }) => id);
    expect(people).toContain(stays.user_id);
    expect(people).not.toContain(gone.user_id);
    const files = await db.selectFrom('horoscope_files').select('profile_id').execute();
    const owners = files.map(({ profile_id }) => profile_id);
    expect(owners).not.toContain(gone.user_id);
    expect(owners).not.toContain(stays.user_id);
    const links = await db.selectFrom('shared_links').select('id').execute();
    expect(links).toEqual([{ id: open.id }]);
    // and they stay in the list of the restored site
    const noted = await db.selectFrom('erasures').select('row_id').execute();
    expect(noted.map(({ row_id }) => row_id)).toContain(gone.user_id);
  });
});

test('a file that is deleted while files are read goes with its row', async () => {
  const { ctx, call } = app();
  const member = await makeMemberWithFiles(app().ctx);
  const { identity, recipient } = await makeKeyPair();
  const folder = await freshFolder();
  const opened = await openPlace(folder);
  let deleted = false;
  await backUp({
    databaseUrl: ctx.config.databaseUrl ?? '',
    storage: ctx.config,
    authSecret: 'a secret of at least 32 characters',
    kept: KEPT_FILES,
    place: {
      ...opened,
      async put(name, contents) {
        if (!deleted) {
          deleted = true;
          const sent = { token: member.token, params: { userId: member.user_id } };
          const removal = { ...sent, body: { id: member.fileId } };
          expect((await call(removeHoroscopeFile, removal)).status).toBe(200);
          // the clock of the database was set back meanwhile
          await sql`update erasures set erased_at = 'epoch'`.execute(ctx.db);
        }
        await opened.put(name, contents);
      },
    },
    name: 'meanwhile.age',
    recipient,
  });
  const database = await emptyDatabase();
  const { manifest } = await restore({
    place: opened,
    name: 'meanwhile.age',
    opener: createOpener([identity]),
    target: { dataDir: await freshFolder(), databaseUrl: database.url },
    moreErasures: [],
    log: { debug() {}, warn() {} },
  });
  expect(manifest.erasures).toContainEqual({
    table_name: 'horoscope_files',
    row_id: member.fileId,
  });
  const db = openDatabase(database.url);
  const rows = await db.selectFrom('horoscope_files').select('id').execute();
  expect(rows.map(({ id }) => id)).not.toContain(member.fileId);
  await db.destroy();
  await database.drop();
});

test('a backup names the rows that have lost a file', async () => {
  const { ctx } = app();
  const [horoscope, photo] = [await makeMemberWithFiles(ctx), await makeMemberWithFiles(ctx)];
  const { id } = await ctx.db
    .selectFrom('photos')
    .where('profile_id', '=', photo.user_id)
    .select('id')
    .executeTakeFirstOrThrow();
  await ctx.files.delete(`attachment/${horoscope.fileId}`);
  await ctx.files.delete(`photo/${id}/short`);
  const [said, lost] = (await command('backup', join(place, 'lost.age'), env)).split('\n');
  expect(said).toMatch(/^Backed up/);
  expect(lost).toBe(
    `Rows that have lost a file: 2 (see docs/backup.md): photos ${id}, horoscope_files ${horoscope.fileId}`,
  );
  await ctx.db.deleteFrom('users').where('id', 'in', [horoscope.user_id, photo.user_id]).execute();
  expect(await command('backup', join(place, 'lost.age'), env)).toMatch(/ new$/);
});

test('a bucket keeps backups as well; a full one gives one line, and the former backup stays', async () => {
  const bucket = await startBucket();
  const { identity, recipient } = await makeKeyPair();
  const identityFile = join(await freshFolder(), 'identity');
  await writeFile(identityFile, `# made for a test\n${identity}\n`);
  const keys = { BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: '' };
  const file = bucket.address('/backups/site.age');
  expect(await command('backup', file, { ...env, ...keys })).toMatch(/^Backed up/);
  const former = bucket.objects.get('backups/site.age');

  await makeMember(app().ctx);
  const refused = file.replace('a-key', 'another');
  expect(await command('backup', refused, { ...env, ...keys })).toBe(
    'FAULT the bucket refuses: check the keys and the region in its address',
  );
  bucket.maxBytes = 100;
  expect(await command('backup', file, { ...env, ...keys })).toBe(
    'FAULT there is no space left in the place of the backups: make room and try again',
  );
  expect(bucket.objects.get('backups/site.age')).toBe(former);
  const database = await emptyDatabase();
  const said = await command('restore', file, {
    BACKUP_IDENTITY: identityFile,
    DATABASE_URL: database.url,
    DATA_DIR: await freshFolder(),
  });
  expect(said).toMatch(/^Restored/);
  await database.drop();
  bucket.close();
});

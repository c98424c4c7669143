import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { addPhoto, listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { asOwner, givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { workPhotos } from './sweep-photos.ts';

const app = useTestApp();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => {
  app().setNow(new Date());
  vi.restoreAllMocks();
});

async function upload(person: Person): Promise<string> {
  const form = formOf('photo', await picture());
  return (await app().call(addPhoto, { ...asOwner(person), form })).body.at(-1)?.id ?? '';
}
const remove = (person: Person, id: string) =>
  app().call(removePhoto, { ...asOwner(person), body: { id } });

/** What the queue has done in a moment that comes `later`, in milliseconds. */
async function sweep(later: number): Promise<void> {
  app().setNow(new Date(Date.now() + later));
  let job: (() => Promise<unknown>) | undefined;
  const workers = {
    repeat: async (_queue: string, _cron: string, task: never) => {
      job = task;
    },
  } as unknown as JobWorkers;
  await workPhotos(app().ctx, workers);
  await job?.();
}

/** Whether a photo has its row, and how many files. */
async function left(id: string): Promise<[boolean, number]> {
  const { db, files } = app().ctx;
  const row = await db.selectFrom('photos').where('id', '=', id).select('id').executeTakeFirst();
  const keys = (await Array.fromAsync(files.list())).filter(({ key }) => key.includes(id));
  return [row !== undefined, keys.length];
}

it('deletes a removed photo with its files once it cannot be restored', async () => {
  const member = await makeMember(app().ctx);
  const [kept, removed] = [await upload(member), await upload(member)];
  await remove(member, removed);
  await sweep(9 * MINUTE);
  expect([await left(kept), await left(removed)]).toEqual([
    [true, 3],
    [true, 3],
  ]);
  await sweep(11 * MINUTE);
  expect([await left(kept), await left(removed)]).toEqual([
    [true, 3],
    [false, 0],
  ]);
});

it('deletes the JPEGs that were made of it as well', async () => {
  const member = await makeMember(app().ctx);
  const id = await upload(member);
  const [photo] = (await app().call(listPhotos, asOwner(member))).body;
  await fetch(app().url + photo?.url, { headers: { accept: 'image/jpeg' } });
  expect(await left(id)).toEqual([true, 4]);
  await remove(member, id);
  await sweep(11 * MINUTE);
  expect(await left(id)).toEqual([false, 0]);
});

it('deletes a refused photo after thirty days', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const id = await upload(member);
  const { token } = await makeAdmin(ctx);
  await app().call(reviewPhoto, { token, params: { id }, body: { decision: 'refuse' } });
  await sweep(29 * DAY);
  expect(await left(id)).toEqual([true, 3]);
  await sweep(31 * DAY);
  expect(await left(id)).toEqual([false, 0]);
});

it('deletes hundreds at once, even if a file is missing', async () => {
  const { ctx } = app();
  const people = await Promise.all(Array.from({ length: 45 }, () => makeMember(ctx)));
  const ids = [];
  for (const person of people)
    for (let at = 0; at < 5; at += 1) {
      const id = await givePhoto(ctx, person);
      await remove(person, id);
      ids.push(id);
    }
  await sweep(11 * MINUTE);
  const rows = await ctx.db.selectFrom('photos').where('id', 'in', ids).select('id').execute();
  expect(rows).toEqual([]);
});

it('hashes photos without a hash, and tries a lost file only once', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const [id, lost] = [await upload(member), await givePhoto(ctx, member)];
  const hashes = () =>
    ctx.db
      .selectFrom('photo_hashes')
      .where('photo_id', 'in', [id, lost])
      .orderBy('photo_id')
      .select(['photo_id', 'hash'])
      .execute();
  const [first] = await hashes();
  expect(first).toEqual({ photo_id: id, hash: expect.stringMatching(/^[01]{64}$/) });
  await ctx.db.deleteFrom('photo_hashes').execute();
  await sweep(0);
  expect(await hashes()).toEqual([first, { photo_id: lost, hash: null }]);
  const read = vi.spyOn(ctx.files, 'stream');
  await sweep(0);
  expect(read).not.toHaveBeenCalled();
  expect((await app().call(listPhotos, asOwner(member))).body).toHaveLength(2);
});

it('hashes none further, and says so once, while the disk of the database is full', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  for (let one = 0; one < 3; one += 1) await upload(member);
  await ctx.db.deleteFrom('photo_hashes').execute();
  const [warned, read] = [vi.spyOn(ctx.log, 'warn'), vi.spyOn(ctx.files, 'stream')];
  await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$`.execute(ctx.db);
  await sql`CREATE TRIGGER no_room BEFORE INSERT ON photo_hashes EXECUTE FUNCTION no_room()`.execute(
    ctx.db,
  );
  try {
    await expect(sweep(0)).rejects.toMatchObject({ code: '53100' });
  } finally {
    await sql`DROP FUNCTION no_room CASCADE`.execute(ctx.db);
  }
  expect(read).toHaveBeenCalledTimes(1);
  expect(warned).not.toHaveBeenCalled();
});

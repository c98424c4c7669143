import { listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { PDF, pdfOfPages } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { AppError } from '../../errors.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { workHoroscopeFiles } from './draw-stored.ts';

const app = useTestApp();
afterEach(() => vi.restoreAllMocks());

/** A PDF as it was stored before PDFs were drawn. */
async function storedBefore(person: Person, bytes: Uint8Array | null): Promise<string> {
  const { db, files } = app().ctx;
  const id = uuid();
  const row = { id, profile_id: person.user_id, name: 'old.pdf', kind: 'pdf' as const };
  await db
    .insertInto('horoscope_files')
    .values({ ...row, bytes: bytes?.length ?? 0 })
    .execute();
  if (bytes) await files.put(`attachment/${id}`, bytes);
  return id;
}

/** What the queue does each minute. */
async function drawStored(): Promise<void> {
  let job: (() => Promise<unknown>) | undefined;
  const workers = {
    repeat: async (_queue: string, _cron: string, task: never) => {
      job = task;
    },
  } as unknown as JobWorkers;
  await workHoroscopeFiles(app().ctx, workers);
  await job?.();
}

async function listed(person: Person) {
  const { token, user_id } = person;
  return (await app().call(listHoroscopeFiles, { token, params: { userId: user_id } })).body;
}
const statusOf = async (address: string | null | undefined) =>
  (await fetch(app().url + address)).status;

it('draws what was stored as it came, which nobody gets before (abuse 12)', async () => {
  const member = await makeMember(app().ctx);
  const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
  await storedBefore(member, pdfOfPages(2, script));
  const [before] = await listed(member);
  expect([before?.preview, await statusOf(before?.url)]).toEqual([null, 404]);
  await drawStored();
  const [after] = await listed(member);
  expect([await statusOf(after?.url), await statusOf(after?.preview)]).toEqual([200, 200]);
  const sent = Buffer.from(await (await fetch(app().url + after?.url)).bytes());
  expect(sent.includes('JavaScript')).toBe(false);
  expect([after?.bytes, sent.includes('/Count 2')]).toEqual([sent.length, true]);
});

it('keeps the first ten pages of a longer one', async () => {
  const member = await makeMember(app().ctx);
  const id = await storedBefore(member, pdfOfPages(12));
  await drawStored();
  const { db } = app().ctx;
  const row = await db.selectFrom('horoscope_files').where('id', '=', id).select('pages').execute();
  expect(row).toEqual([{ pages: 10 }]);
});

it.each([
  ['cannot be drawn', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')],
  ['is missing', null],
])('leaves one that %s, sends it to nobody, and tries it once', async (_, bytes) => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const id = await storedBefore(member, bytes);
  await drawStored();
  const [file] = await listed(member);
  expect([file?.preview, await statusOf(file?.url)]).toEqual([null, 404]);
  expect(await ctx.files.exists(`attachment/${id}`)).toBe(bytes !== null);
  const read = vi.spyOn(ctx.files, 'stream');
  await drawStored();
  expect(read).not.toHaveBeenCalled();
});

it('tries again where there was no room', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  await storedBefore(member, PDF);
  vi.spyOn(ctx.files, 'put').mockRejectedValueOnce(new AppError('STORAGE_FULL'));
  await expect(drawStored()).rejects.toMatchObject({ appCode: 'STORAGE_FULL' });
  expect(await statusOf((await listed(member))[0]?.url)).toBe(404);
  await drawStored();
  expect(await statusOf((await listed(member))[0]?.url)).toBe(200);
});

it('goes on with the others where one fails, and tries that one again (abuse 12)', async () => {
  const { ctx } = app();
  const members = [await makeMember(ctx), await makeMember(ctx)];
  for (const member of members) await storedBefore(member, PDF);
  const addresses = async () =>
    Promise.all(members.map(async (member) => statusOf((await listed(member))[0]?.url)));
  vi.spyOn(ctx.files, 'stream').mockRejectedValueOnce(new Error('EIO'));
  await drawStored();
  expect(await addresses()).toEqual([404, 200]);
  await drawStored();
  expect(await addresses()).toEqual([200, 200]);
});

it('draws a file once, however many do it at the same time', async () => {
  const { ctx } = app();
  await storedBefore(await makeMember(ctx), PDF);
  const put = vi.spyOn(ctx.files, 'put');
  await Promise.all([drawStored(), drawStored()]);
  expect(put).toHaveBeenCalledTimes(2);
});

import { readFile } from 'node:fs/promises';
import { listHoroscopeFiles, removeHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  asOwner,
  giveDownload,
  giveHoroscopeFile,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { docx, wordBody } from '../../../test/fixtures/hostile-files/document-parts.ts';
import { PDF, pdfOfPages } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { AppError } from '../../errors.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { filePath } from './presenter.ts';
import { workHoroscopeFiles } from './rewrite-stored.ts';

const app = useTestApp();
afterEach(() => vi.restoreAllMocks());

/** A file as it was stored before uploads were rewritten. */
async function storedBefore(
  person: Person,
  bytes: Uint8Array | null,
  kind: 'pdf' | 'docx' | 'doc' = 'pdf',
): Promise<string> {
  const { ctx } = app();
  const row = { name: `old.${kind}`, kind, state: 'stored' as const, bytes: bytes?.length ?? 0 };
  const id = await giveHoroscopeFile(ctx, person, row);
  if (bytes) await ctx.files.put(`attachment/${id}`, bytes);
  return id;
}

/** What the queue of a process does each minute. */
async function queueOf(): Promise<() => Promise<unknown>> {
  let job = async () => {};
  const workers = {
    repeat: async (_queue: string, _cron: string, task: never) => {
      job = task;
    },
  } as unknown as JobWorkers;
  await workHoroscopeFiles(app().ctx, workers);
  return () => job();
}

const rewriteStored = async () => (await queueOf())();

async function listed(person: Person) {
  return (await app().call(listHoroscopeFiles, asOwner(person))).body;
}
const statusOf = async (address: string | null | undefined) =>
  (await fetch(app().url + address)).status;

it('draws what was stored as it came, which nobody gets before (abuse 12)', async () => {
  const member = await makeMember(app().ctx);
  const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
  await storedBefore(member, pdfOfPages(2, script));
  const [before] = await listed(member);
  expect([before?.preview, before?.held]).toEqual([null, 'waiting']);
  expect(await statusOf(before?.url)).toBe(404);
  await rewriteStored();
  const [after] = await listed(member);
  expect([await statusOf(after?.url), await statusOf(after?.preview)]).toEqual([200, 200]);
  const sent = Buffer.from(await (await fetch(app().url + after?.url)).bytes());
  expect(sent.includes('JavaScript')).toBe(false);
  expect([after?.bytes, sent.includes('/Count 2')]).toEqual([sent.length, true]);
});

it('keeps the first ten pages of a longer one', async () => {
  const member = await makeMember(app().ctx);
  const id = await storedBefore(member, pdfOfPages(12));
  await rewriteStored();
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
  await rewriteStored();
  const [file] = await listed(member);
  expect([file?.preview, file?.held]).toEqual([null, 'refused']);
  expect(await statusOf(file?.url)).toBe(404);
  expect(await ctx.files.exists(`attachment/${id}`)).toBe(bytes !== null);
  const read = vi.spyOn(ctx.files, 'stream');
  await rewriteStored();
  expect(read).not.toHaveBeenCalled();
});

it('tries again where there was no room', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  await storedBefore(member, PDF);
  vi.spyOn(ctx.files, 'put').mockRejectedValueOnce(new AppError('STORAGE_FULL'));
  await rewriteStored();
  expect(await statusOf((await listed(member))[0]?.url)).toBe(404);
  await rewriteStored();
  expect(await statusOf((await listed(member))[0]?.url)).toBe(200);
});

it('goes on with the others where one fails, and tries that one again (abuse 12)', async () => {
  const { ctx } = app();
  const members = [await makeMember(ctx), await makeMember(ctx)];
  for (const member of members) await storedBefore(member, PDF);
  const addresses = async () =>
    Promise.all(members.map(async (member) => statusOf((await listed(member))[0]?.url)));
  vi.spyOn(ctx.files, 'stream').mockRejectedValueOnce(new Error('EIO'));
  await rewriteStored();
  expect(await addresses()).toEqual([404, 200]);
  await rewriteStored();
  expect(await addresses()).toEqual([200, 200]);
});

it('goes on behind a file that finds no room each time, a minute later (abuse 13)', async () => {
  const { ctx } = app();
  const members = [await makeMember(ctx), await makeMember(ctx), await makeMember(ctx)];
  const [blocked] = await Promise.all(members.map((member) => storedBefore(member, PDF)));
  const { put } = ctx.files;
  const tried = vi.spyOn(ctx.files, 'put').mockImplementation(async (key, ...contents) => {
    if (key.includes(blocked ?? '')) throw new AppError('UNAVAILABLE');
    return put.call(ctx.files, key, ...contents);
  });
  const states = () =>
    Promise.all(members.map(async (member) => (await listed(member))[0]?.held ?? 'sent'));
  const minute = await queueOf();
  await minute();
  // nobody else's is tried while there may be no room at all
  expect(tried).toHaveBeenCalledTimes(1);
  await minute();
  expect(await states()).toEqual(['waiting', 'sent', 'sent']);
  // then from the first again
  tried.mockRestore();
  await minute();
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
});

it('draws a file once, however many do it at the same time', async () => {
  const { ctx } = app();
  await storedBefore(await makeMember(ctx), PDF);
  const put = vi.spyOn(ctx.files, 'put');
  await Promise.all([rewriteStored(), rewriteStored()]);
  expect(put).toHaveBeenCalledTimes(2);
});

describe('a Word document that was stored as it came (abuse 13)', () => {
  const field = (code: string) =>
    wordBody(
      `<w:p><w:fldSimple w:instr="${code}"><w:r><w:t>Horoscope</w:t></w:r></w:fldSimple></w:p>`,
    );
  const ACTS = () => docx(field('DDEAUTO c:\\\\cmd.exe &quot;/k calc&quot;'));
  const bytesAt = async (address?: string) =>
    Buffer.from(await (await fetch(app().url + address)).bytes());

  /** The horoscope files of a profile, as somebody with a download reads them. */
  async function readBy(reader: Person, profile: Person) {
    const { token } = reader;
    const params = { profileId: profile.user_id };
    return (await app().call(viewProfile, { token, params })).body.attachments;
  }

  it('is sent to nobody, before the job and after it, if it acts, and its member is asked for another', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx, { gender: 'female' });
    const reader = await makeMember(ctx, { gender: 'male' });
    await giveDownload(app().ctx, reader, member);
    const id = await storedBefore(member, ACTS(), 'docx');
    const addresses = [
      ctx.signedUrls.sign(filePath(id, 'owner')),
      ctx.signedUrls.sign(filePath(id, reader.user_id)),
    ];
    for (const held of ['waiting', 'refused']) {
      const [file] = await listed(member);
      expect(file?.held).toBe(held);
      expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 404]);
      expect(await readBy(reader, member)).toEqual([]);
      if (held === 'waiting') await rewriteStored();
    }
    const mails = ctx.db.selectFrom('mails').where('user_id', '=', member.user_id);
    expect(await mails.select('kind').execute()).toEqual([{ kind: 'file-refused' }]);
  });

  it.each(['docx', 'doc'] as const)('is sent as what we write of it: %s', async (kind) => {
    const { ctx } = app();
    const member = await makeMember(ctx, { gender: 'female' });
    const reader = await makeMember(ctx, { gender: 'male' });
    await giveDownload(app().ctx, reader, member);
    const comment = 'custom/secret.xml';
    const old =
      kind === 'doc'
        ? await readFile(new URL('../../../test/fixtures/word/horoscope.doc', import.meta.url))
        : docx({ ...field('PAGE'), [comment]: '<a/>' });
    await storedBefore(member, old, kind);
    await rewriteStored();
    const [own] = await listed(member);
    const [seen] = (await readBy(reader, member)) ?? [];
    expect([own?.held, own?.name, seen?.name]).toEqual([
      undefined,
      `old.${kind}`,
      'Horoscope 1.docx',
    ]);
    const sent = await bytesAt(seen?.url);
    expect([own?.bytes, sent.subarray(0, 2).toString()]).toEqual([sent.length, 'PK']);
    expect([sent.includes('word/document.xml'), sent.includes(comment)]).toEqual([true, false]);
    // a second time changes nothing
    await rewriteStored();
    expect(await bytesAt(own?.url)).toEqual(sent);
  });

  it('is rewritten by the next run if this one ended between file and row', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const id = await storedBefore(member, docx(field('PAGE')), 'docx');
    vi.spyOn(ctx.db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('the process ended');
    });
    await rewriteStored();
    expect(await statusOf(ctx.signedUrls.sign(filePath(id, 'owner')))).toBe(404);
    await rewriteStored();
    expect(await statusOf(ctx.signedUrls.sign(filePath(id, 'owner')))).toBe(200);
  });

  it('asks once for several files, and for none that was removed meanwhile', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    await storedBefore(member, ACTS(), 'docx');
    await storedBefore(member, ACTS(), 'docx');
    const other = await makeMember(ctx);
    const id = await storedBefore(other, ACTS(), 'docx');
    const inspect = ctx.horoscopeFiles.inspect;
    vi.spyOn(ctx.horoscopeFiles, 'inspect').mockImplementation(async (input, turn) => {
      const { token, user_id } = other;
      await app().call(removeHoroscopeFile, { token, params: { userId: user_id }, body: { id } });
      return inspect(input, turn);
    });
    await rewriteStored();
    const mails = await ctx.db
      .selectFrom('mails')
      .where('user_id', 'in', [member.user_id, other.user_id])
      .select(['user_id', 'kind'])
      .execute();
    expect(mails).toEqual([{ user_id: member.user_id, kind: 'file-refused' }]);
  });
});

import { downloadContact } from '@mala/contract/contacts.ts';
import {
  addHoroscopeFiles,
  listHoroscopeFiles,
  removeHoroscopeFile,
} from '@mala/contract/horoscope-files.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asOwner, giveSubscription, makeMember, type Person } from '../../../test/factories.ts';
import { ACTING_PDFS, SECRET_PLACE } from '../../../test/fixtures/hostile-files/pdfs.ts';
import { formOf, PDF, pdfOfPages, picture } from '../../../test/fixtures/uploads.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

function send(person: Person, ...files: Uint8Array[]) {
  const form = formOf('attachment', ...files);
  return app().call(addHoroscopeFiles, { ...asOwner(person), form });
}

function get(address: string | null | undefined, accept = '*/*') {
  return fetch(app().url + address, { headers: { accept } });
}

/** What stands in a PDF besides its pictures. */
function withoutPictures(pdf: Buffer): string {
  return pdf.toString('latin1').replace(/stream\n\xff\xd8[\s\S]*?\nendstream/g, '');
}

/** The names that we write; all else would be somebody else's. */
const OURS =
  'Type Catalog Pages Count Kids Page Parent MediaBox Resources XObject P Contents Length Subtype Image Width Height ColorSpace DeviceRGB BitsPerComponent Filter DCTDecode Size Root'.split(
    ' ',
  );

describe('what is kept of a PDF (abuse 12)', () => {
  it.each(Object.entries(ACTING_PDFS))('is pictures only: %s', async (_, [, make]) => {
    const member = await makeMember(app().ctx);
    const came = await make();
    const { status, body } = await send(member, came);
    expect(status).toBe(200);
    const kept = Buffer.from(await (await get(body[0]?.url)).bytes());
    const text = withoutPictures(kept);
    const names = [...text.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => !OURS.includes(name))).toEqual([]);
    // strings, remarks and what else might be read: no brackets, no places, no scripts
    expect(text).not.toMatch(/[()]|script|http|alert/i);
    expect(kept.includes(SECRET_PLACE)).toBe(false);
    expect(body[0]?.bytes).toBe(kept.length);
  });

  it.each([
    ['11 pages', () => pdfOfPages(11), 413, 'TOO_MANY_PAGES'],
    ['half a file', () => PDF.subarray(0, 30), 415, 'NOT_A_HOROSCOPE_FILE'],
  ])('is nothing of one with %s, nor of those sent with it', async (_, make, code, name) => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const before = await Array.fromAsync(ctx.files.list());
    const { status, error } = await send(member, await picture(), PDF, make());
    expect([status, error.Code]).toEqual([code, name]);
    if (name === 'TOO_MANY_PAGES') expect(error.Message).toMatch(/more than 10 pages/);
    expect((await app().call(listHoroscopeFiles, asOwner(member))).body).toEqual([]);
    expect(await Array.fromAsync(ctx.files.list())).toEqual(before);
  });
});

describe('a PDF with more around it than its own', () => {
  const whole = pdfOfPages(2);
  it.each([
    ['line breaks before its head', Buffer.concat([Buffer.from('\r\n\r\n'), whole])],
    ['a page before its head', Buffer.concat([Buffer.from('<!DOCTYPE html>'.padEnd(1000)), whole])],
    ['3 KB behind its end', Buffer.concat([whole, Buffer.alloc(3000)])],
    ['a page behind its end', Buffer.concat([whole, Buffer.from('<p>obj 1</p>\n'.repeat(500))])],
  ])('is kept: %s', async (_, bytes) => {
    const { status, body } = await send(await makeMember(app().ctx), bytes);
    expect(status).toBe(200);
    const kept = Buffer.from(await (await get(body[0]?.url)).bytes());
    expect(kept.includes('/Count 2')).toBe(true);
  });

  it.each([
    ['cut off', whole.subarray(0, -40)],
    // as PDFs for the web are, which have two such lines
    ['cut off behind its first end', Buffer.concat([whole, Buffer.from('\n9 0 obj\n<</Type/Pag')])],
    ['behind more than a kilobyte', Buffer.concat([Buffer.alloc(1100, ' '), whole])],
  ])('is refused: %s', async (_, bytes) => {
    const { error } = await send(await makeMember(app().ctx), bytes);
    expect(error.Code).toBe('NOT_A_HOROSCOPE_FILE');
  });
});

describe('the first page of a PDF (abuse 12)', () => {
  it('is a picture for the owner, as WebP or JPEG, and goes with the file', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const { body } = await send(member, PDF, await picture());
    const [file, chart] = body;
    expect([typeof file?.preview, chart?.preview]).toEqual(['string', null]);
    for (const type of ['image/webp', 'image/jpeg']) {
      const response = await get(file?.preview, type);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=60',
      });
      const { width = 0, height = 0 } = await sharp(await response.bytes()).metadata();
      expect(Math.round((height / width) * 100)).toBe(133);
    }
    await app().call(removeHoroscopeFile, { ...asOwner(member), body: { id: file?.id ?? '' } });
    expect((await get(file?.preview)).status).toBe(404);
    const left = (await Array.fromAsync(ctx.files.list())).map(({ key }) => key);
    expect(left.filter((key) => key.includes(file?.id ?? ''))).toEqual([]);
  });

  it('is for those who downloaded the profile, while it is approved, and for nobody else', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const id = (await send(bride, PDF)).body[0]?.id;
    const groom = await makeMember(ctx, { gender: 'male' });
    const other = await makeMember(ctx, { gender: 'male' });
    const strange = await makeMember(ctx, { gender: 'male', domain: 'marathimala' });
    const addressFor = (reader: string) =>
      ctx.signedUrls.sign(`/files/attachment-preview/${id}/${reader}`);
    expect((await get(addressFor(groom.user_id))).status).toBe(404);
    await giveSubscription(ctx, groom);
    const params = { profileId: bride.user_id };
    const { body } = await app().call(downloadContact, { token: groom.token, params });
    const preview = body.attachments?.[0]?.preview;
    expect(preview).toContain(groom.user_id);
    expect((await get(preview)).status).toBe(200);
    for (const reader of [other.user_id, strange.user_id, UNKNOWN_ID, 'member', ''])
      expect((await get(addressFor(reader))).status).toBe(404);
    // a signature is for one reader and one file
    expect((await get(preview?.replace(groom.user_id, 'owner'))).status).toBe(404);
    expect((await get(preview?.replace('attachment-preview', 'attachment'))).status).toBe(404);
    await ctx.db
      .updateTable('profiles')
      .set({ status: 300 })
      .where('user_id', '=', bride.user_id)
      .execute();
    expect((await get(preview)).status).toBe(404);
  });

  it('is 404 of a picture, of an unknown file and without a signature', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const [chart, file] = (await send(member, await picture(), PDF)).body;
    const { sign } = ctx.signedUrls;
    for (const id of [chart?.id, UNKNOWN_ID, 'x', '..%2f..'])
      expect((await get(sign(`/files/attachment-preview/${id}/owner`))).status).toBe(404);
    expect((await get(file?.preview?.split('?')[0])).status).toBe(404);
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readBiodata } from '@mala/contract/biodata.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BIODATAS, makePictured } from '../../../test/biodatas.ts';
import { useTestApp } from '../../../test/test-app.ts';

// `NEW_PAGES=1 npx vitest run --project server server/src/features/biodata/biodata-pages.test.ts` draws the pictures anew that
// these pages are compared with; look at each of them before they are kept.
const FOLDER = join(import.meta.dirname, '../../../test/fixtures/biodatas');
const isNew = process.env.NEW_PAGES === '1';

const app = useTestApp();
beforeAll(() => app().setNow(new Date('2026-11-25T06:30:00Z')));
afterAll(() => app().setNow(new Date()));

const WIDTH = 380;

/** The pages of a PDF beside each other, as a reader shows them. */
async function pagesOf(pdf: Uint8Array): Promise<Buffer> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  const count = document.getPageCount();
  expect(count).toBeLessThanOrEqual(2);
  const pages: Buffer[] = [];
  for (let at = 0; at < count; at += 1) {
    const page = await document.getPage(at).render({
      scale: 2,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .resize({ width: WIDTH })
          .png()
          .toBuffer(),
    });
    pages.push(Buffer.from(page.data));
  }
  document.destroy();
  const { height = 0 } = await sharp(pages[0]).metadata();
  const sheet = { width: WIDTH * count, height, channels: 3 as const, background: '#ffffff' };
  return sharp({ create: sheet })
    .composite(pages.map((input, at) => ({ input, left: at * WIDTH, top: 0 })))
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}

/** In squares of so many pixels a missing sign is seen, and how a letter is smoothed is not. */
const SQUARE = 20;

/** The largest mean difference of a square of two pictures, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) =>
      sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b) throw new Error('no pictures');
  expect([b.info.width, b.info.height]).toEqual([a.info.width, a.info.height]);
  const across = Math.ceil(a.info.width / SQUARE);
  const squares = new Float64Array(across * Math.ceil(a.info.height / SQUARE));
  for (let at = 0; at < a.data.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const x = Math.floor((pixel % a.info.width) / SQUARE);
    const y = Math.floor(pixel / a.info.width / SQUARE);
    const square = y * across + x;
    squares[square] = (squares[square] ?? 0) + Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  }
  return Math.max(...squares) / (SQUARE * SQUARE * 3);
}

it.each(Object.entries(BIODATAS))('%s looks as it did', async (name, biodata) => {
  const person = await makePictured(app(), biodata);
  const mid = `M${person.domain === 'tamilmala' ? 'F' : 'M'}${900_000 + Object.keys(BIODATAS).indexOf(name)}`;
  const { db } = app().ctx;
  await db.updateTable('profiles').set({ mid }).where('user_id', '=', person.user_id).execute();
  const { format = 'pdf', ...chosen } = biodata.chosen;
  const { status, body } = await app().call(readBiodata, {
    token: person.token,
    params: { profileId: person.user_id },
    query: { format, ...chosen },
  });
  expect(status).toBe(200);
  const reply = await fetch(app().url + body.address);
  const file = Buffer.from(await reply.arrayBuffer());
  expect(file.length).toBeLessThan(format === 'pdf' ? 400_000 : 500_000);
  if (process.env.PAGES_TO) await writeFile(join(process.env.PAGES_TO, `${name}.${format}`), file);
  const drawn =
    format === 'pdf'
      ? await pagesOf(new Uint8Array(file))
      : await sharp(file).resize({ width: WIDTH }).png({ palette: true, colours: 64 }).toBuffer();
  const kept = join(FOLDER, `${name}.png`);
  if (isNew) await writeFile(kept, drawn);
  expect(await difference(drawn, await readFile(kept))).toBeLessThan(6);
});

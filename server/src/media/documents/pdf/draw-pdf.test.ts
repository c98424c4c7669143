import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { makePdf } from '@mala/demo/horoscope-pdf.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfOfPages, picture } from '../../../../test/fixtures/uploads.ts';
import { drawPdf } from './draw-pdf.ts';
import { picturePdf } from './picture-pdf.ts';

/** A page as a reader shows it, of 100 dpi unless it is very large. */
async function shown(pdf: Uint8Array, index: number) {
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(pdf)).getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const drawn = await page.render({
    scale: Math.min(100 / 72, 1000 / originalWidth),
    renderFormFields: true,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer(),
  });
  return { pixels: drawn.data, size: [originalWidth, originalHeight].map(Math.round) };
}

/** How much the pixels differ on average, of 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** A form with a filled field, and a page that is turned and cut. */
function filledForm(): Buffer {
  const look = '0 0 1 rg 0 0 100 20 re f';
  const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Meena)/Rect[50 50 150 70]/P 4 0 R/AP<</N 11 0 R>>>>`;
  const form = `<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Length ${look.length}>>stream\n${look}\nendstream`;
  return Buffer.from(
    pdfOfPages(1, '/AcroForm<</Fields[10 0 R]>>')
      .toString('latin1')
      .replace(
        '/Contents 3 0 R>>',
        '/Contents 3 0 R/Rotate 90/CropBox[20 20 280 380]/Annots[10 0 R]>>',
      )
      .replace('trailer', `10 0 obj${field} endobj\n11 0 obj${form} endobj\ntrailer`),
    'latin1',
  );
}

async function scan(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 200, sigma: 20 };
  const pixels = { width: 1240, height: 1754 };
  const page = { create: { ...pixels, channels: 3 as const, background: '#eee', noise } };
  const jpeg = await sharp(page).blur(2).jpeg({ quality: 90 }).toBuffer();
  return picturePdf([{ jpeg, pixels, points: { width: 595.3, height: 841.9 } }]);
}

test.each([
  [
    'letters of a standard font',
    async () => makePdf(['Horoscope', 'Born at: Salem', 'Raasi: Mesham']),
  ],
  [
    'Tamil and Devanagari by LibreOffice',
    () => readFile(join(import.meta.dirname, '../../../../test/fixtures/pdfs/libreoffice.pdf')),
  ],
  ['a scan', scan],
  ['a filled form, turned and cut', async () => filledForm()],
  ['several pages', async () => pdfOfPages(3)],
])('looks the same after it is drawn: %s', async (_, make) => {
  const before = new Uint8Array(await make());
  const { pdf, pages } = await drawPdf(before, false);
  for (let index = 0; index < pages; index += 1) {
    const [came, kept] = [await shown(before, index), await shown(pdf, index)];
    expect(kept.size).toEqual(came.size);
    expect(difference(came.pixels, kept.pixels)).toBeLessThan(3);
  }
});

test('draws what is filled in', async () => {
  const { preview } = await drawPdf(filledForm(), false);
  const { data } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  // blue, the colour of the field
  const isBlue = (at: number) => (data[at + 2] ?? 0) - (data[at] ?? 0) > 150;
  expect(data.some((_, at) => at % 3 === 0 && isBlue(at))).toBe(true);
});

test('draws a page of 14,400 points within the bound of pixels, and in its size', async () => {
  const large = pdfOfPages(1).toString('latin1').replace('[0 0 300 400]', '[0 0 14400 14400]');
  const { pdf } = await drawPdf(Buffer.from(large, 'latin1'), false);
  const [, width = 0, height = 0] =
    /\/Width (\d+)\/Height (\d+)/.exec(pdf.toString('latin1')) ?? [];
  expect(Number(width) * Number(height)).toBeLessThanOrEqual(4_500_000);
  expect((await shown(pdf, 0)).size).toEqual([14_400, 14_400]);
});

test('refuses more than ten pages, or takes the first ten where it is told to cut', async () => {
  await expect(drawPdf(pdfOfPages(11), false)).rejects.toMatchObject({ appCode: 'TOO_MANY_PAGES' });
  expect((await drawPdf(pdfOfPages(11), true)).pages).toBe(10);
});

test('writes pages for readers that look up objects by the table', async () => {
  const jpeg = await picture('jpeg', { width: 20, height: 30 });
  const page = { jpeg, pixels: { width: 20, height: 30 }, points: { width: 60, height: 90 } };
  const pdf = picturePdf([page, page]).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const table = pdf.slice(start).split('\n');
  const offsets = table
    .filter((line) => line.endsWith(' n '))
    .map((line) => Number(line.slice(0, 10)));
  expect(table[1]).toBe(`0 ${offsets.length + 1}`);
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

test('draws a strip that is longer than a JPEG can be (abuse 12)', async () => {
  const strip = pdfOfPages(1).toString('latin1').replace('[0 0 300 400]', '[0 0 1000000 2]');
  expect((await drawPdf(Buffer.from(strip, 'latin1'), false)).pages).toBe(1);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compoundFile } from '../../test/fixtures/hostile-files/compound-parts.ts';
import { docx, pdfOf, zip } from '../../test/fixtures/hostile-files/document-parts.ts';
import { PDF } from '../../test/fixtures/uploads.ts';
import { PATIENT_READERS } from '../../test/patient-readers.ts';
import { createHoroscopeFiles } from './horoscope-files.ts';
import { createImages } from './images.ts';
import { createMediaPool } from './pool.ts';

const pool = createMediaPool({ atOnce: 2, ...PATIENT_READERS });
const horoscopeFiles = createHoroscopeFiles(pool, createImages(pool));
const chart = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f4e0b0' } });

async function refusal(input: Buffer): Promise<string | undefined> {
  return horoscopeFiles.inspect(input).then(
    () => undefined,
    (error: { appCode: string }) => error.appCode,
  );
}

test.each(['png', 'jpeg', 'gif'] as const)('re-encodes a %s in its own format', async (kind) => {
  const picture = await chart
    .clone()
    .withExif({ IFD0: { Make: 'A scanner' } })
    .toFormat(kind)
    .toBuffer();
  const trailed = Buffer.concat([picture, Buffer.from('<script>')]);
  const file = await horoscopeFiles.inspect(trailed);
  expect([file.kind, file.mime]).toEqual([kind, `image/${kind}`]);
  const { format, exif, width } = await sharp(file.contents).metadata();
  expect([format, exif, width]).toEqual([kind, undefined, 300]);
  expect(file.contents.includes('<script>')).toBe(false);
  expect(await refusal(picture.subarray(0, picture.length / 2))).toBe('NOT_A_HOROSCOPE_FILE');
});

test('re-encodes greyscale scans as greyscale', async () => {
  const scan = await chart.clone().toColourspace('b-w').png().toBuffer();
  const { space, channels } = await sharp((await horoscopeFiles.inspect(scan)).contents).metadata();
  expect([space, channels]).toEqual(['b-w', 1]);
});

test('draws a PDF anew, and rejects a truncated one', async () => {
  const { kind, mime, contents, drawn } = await horoscopeFiles.inspect(PDF);
  expect([kind, mime, drawn?.pages]).toEqual(['pdf', 'application/pdf', 1]);
  expect(contents.equals(PDF)).toBe(false);
  expect(contents).toEqual(drawn?.pdf);
  expect((await sharp(drawn?.preview).metadata()).format).toBe('webp');
  expect(await refusal(PDF.subarray(0, 40))).toBe('NOT_A_HOROSCOPE_FILE');
});

test('accepts Word documents, old and new', async () => {
  expect((await horoscopeFiles.inspect(docx())).kind).toBe('docx');
  const doc = await horoscopeFiles.inspect(compoundFile(['Root Entry', 'WordDocument', '0Table']));
  expect([doc.kind, doc.mime.includes('wordprocessingml')]).toEqual(['docx', true]);
});

test('rejects spreadsheets, archives and everything else', async () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const refused = [
    zip({ 'readme.txt': 'a zip' }),
    zip({ 'word/document.xml': '<w:document/>' }),
    docx({}, sheet),
    docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    compoundFile(['Root Entry', 'Workbook']),
    compoundFile(['Root Entry', 'WordDocument']).subarray(0, 600),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('MZ\u0090\u0000'),
    Buffer.from('{\\rtf1 a}'),
    Buffer.alloc(0),
    await chart.clone().webp().toBuffer(),
  ];
  for (const input of refused) expect(await refusal(input)).toBe('NOT_A_HOROSCOPE_FILE');
});

test('accepts 10 MB and not one byte more', async () => {
  const pdf = pdfOf(10 * 1024 * 1024);
  expect((await horoscopeFiles.inspect(pdf)).kind).toBe('pdf');
  expect(await refusal(Buffer.concat([pdf, Buffer.from('\n')]))).toBe('FILE_TOO_LARGE');
});

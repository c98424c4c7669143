import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PATIENT_READERS } from '../../test/patient-readers.ts';
import { createImages } from './images.ts';
import { createMediaPool } from './pool.ts';

const images = createImages(createMediaPool({ atOnce: 2, ...PATIENT_READERS }));
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 30 };
const noisy = sharp({
  create: { width: 600, height: 450, channels: 3, noise: NOISE, background: '#888888' },
});

async function refusal(input: Buffer): Promise<string | undefined> {
  return images.process(input, 'tamilmala', 'somebody').then(
    () => undefined,
    (error: { appCode: string }) => error.appCode,
  );
}

test.each(['png', 'jpeg', 'gif'] as const)('rejects a truncated %s', async (kind) => {
  const whole = await noisy.clone().toFormat(kind).toBuffer();
  expect(await refusal(whole)).toBe(undefined);
  for (const part of [0, 0.01, 0.5, 0.99]) {
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toBe('NOT_A_PICTURE');
  }
});

test.each(['webp', 'tiff', 'avif'] as const)('rejects %s', async (kind) => {
  expect(await refusal(await noisy.clone().toFormat(kind).toBuffer())).toBe('NOT_A_PICTURE');
});

test('rejects what is not a picture, whatever its first bytes', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const hostile = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><img src=x onerror=alert(1)>'),
    Buffer.from('GIF89a=1;alert(1)//'),
    Buffer.from('%PDF-1.7'),
    Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')]),
    Buffer.concat([Buffer.from('\n'), png]),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.alloc(1000),
  ];
  for (const input of hostile) expect(await refusal(input)).toBe('NOT_A_PICTURE');
});

test('drops data appended to a picture', async () => {
  const jpeg = await noisy.clone().jpeg().toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
  const { large } = await images.process(polyglot, 'tamilmala', 'somebody');
  expect(large.includes('script')).toBe(false);
  expect((await images.reencode(polyglot)).includes('script')).toBe(false);
});

test('rejects more than 50 megapixels by the header, before decoding', async () => {
  const flat = { channels: 3 as const, background: '#888888' };
  const over = await sharp({ create: { width: 10_000, height: 5_001, ...flat } })
    .png()
    .toBuffer();
  expect(await refusal(over)).toBe('PICTURE_TOO_LARGE');
  const flood = headOfPng(50_000, 50_000);
  expect(await refusal(flood)).toBe('PICTURE_TOO_LARGE');
});

test('rejects more than 15 MB', async () => {
  expect(await refusal(Buffer.alloc(15 * 1024 * 1024 + 1))).toBe('FILE_TOO_LARGE');
  expect(await refusal(Buffer.alloc(15 * 1024 * 1024))).toBe('NOT_A_PICTURE');
});

/** A PNG that claims its size and holds next to nothing, as decompression floods do. */
function headOfPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(3 * width));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

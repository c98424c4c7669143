import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegWith } from '../../../test/fixtures/hostile-files/picture-parts.ts';
import { jpegOfScans } from '../../../test/fixtures/hostile-files/slow-pictures.ts';
import { countScans } from './jpeg-scans.ts';

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const noisy = sharp({
  create: { width: 300, height: 200, channels: 3, noise: NOISE, background: '#888' },
});

test('counts the scans of ordinary pictures', async () => {
  expect(countScans(await noisy.clone().jpeg().toBuffer())).toBe(1);
  expect(countScans(await noisy.clone().jpeg({ progressive: true }).toBuffer())).toBe(10);
  expect(countScans(await noisy.clone().jpeg({ mozjpeg: true }).toBuffer())).toBeLessThan(13);
});

test('counts neither those of an embedded preview nor what follows the picture', async () => {
  const inner = await noisy.clone().resize(60).jpeg({ progressive: true }).toBuffer();
  const outer = await jpegWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), inner]));
  expect(countScans(Buffer.concat([outer, inner]))).toBe(1);
});

test('counts thousands, also with fill bytes before them', async () => {
  const many = await jpegOfScans(2600, 64);
  expect(countScans(many)).toBe(2600);
  const filled = many.toString('latin1').replaceAll('\xff\xda', '\xff\xff\xff\xda');
  expect(countScans(Buffer.from(filled, 'latin1'))).toBe(2600);
});

test.each([[''], ['ff'], ['ffd8ff'], ['ffd8ffda'], ['ffd8ffdaffff'], ['ffd8ffff']])(
  'ends at the end of %j',
  (hex) => {
    expect(countScans(Buffer.from(hex, 'hex'))).toBeLessThan(2);
  },
);

import { portraitSvg } from '@mala/demo/portraits/portrait-svg.ts';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { PATIENT_READERS } from '../../test/patient-readers.ts';
import { createImages } from './images.ts';
import { createMediaPool } from './pool.ts';

const images = createImages(createMediaPool({ atOnce: 2, ...PATIENT_READERS }));

/** A drawn face before shades and grain, of 12 megapixels. */
async function photo(width: number, height: number, sigma: number, seed: number): Promise<Buffer> {
  const look = { gender: 'female', domain: 'tamilmala' } as const;
  const face = portraitSvg(seed, look, Math.min(width, height));
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  // a tile: making noise of 12 megapixels takes longer than all the rest
  const grain = {
    create: { width: 1000, height: 1000, channels: 3 as const, background: '#888888', noise },
  };
  const input = await sharp(grain).blur(0.7).png({ compressionLevel: 1 }).toBuffer();
  return sharp(Buffer.from(face))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input, tile: true, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}

test.each([
  [4000, 3000, 20],
  [3000, 4000, 60],
  [4032, 3024, 110],
])('keeps a photo of %i by %i, grain %i, within its size limits', async (width, height, grain) => {
  const sizes = await images.process(
    await photo(width, height, grain, grain),
    'tamilmala',
    'somebody',
  );
  for (const kind of [
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => images.toJpeg(async () => bytes),
  ]) {
    expect((await kind(sizes.large)).length).toBeLessThan(300_000);
    expect((await kind(sizes.short)).length).toBeLessThan(25_000);
  }
});

test('encodes pure noise with lower quality', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const all = {
    create: { width: 1600, height: 1200, channels: 3 as const, background: '#888', noise },
  };
  const sizes = await images.process(await sharp(all).jpeg().toBuffer(), 'tamilmala', 'somebody');
  const best = await sharp(all).webp({ quality: 78, effort: 2 }).toBuffer();
  expect(sizes.large.length).toBeLessThan(best.length * 0.75);
});

/** Of a part; sharp reads the whole picture otherwise. */
async function statsOf(picture: Buffer, part: Region) {
  return sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
}

test.each(['#ffffff', '#000000'])(
  'draws a readable site name on %s, in the large size only',
  async (background) => {
    const plain = { create: { width: 1600, height: 1200, channels: 3 as const, background } };
    const png = await sharp(plain).png().toBuffer();
    const [tamil, marathi] = await Promise.all([
      images.process(png, 'tamilmala', 'somebody'),
      images.process(png, 'marathimala', 'somebody'),
    ]);
    const corner = { left: 1340, top: 1100, width: 260, height: 100 };
    const { channels } = await statsOf(tamil.large, corner);
    // letters with an edge of the other shade
    expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100);
    expect(tamil.large.equals(marathi.large)).toBe(false);
    expect(tamil.url.equals(marathi.url)).toBe(true);
    const rest = await statsOf(tamil.large, { left: 0, top: 0, width: 1600, height: 1100 });
    expect(rest.channels[0]?.stdev).toBeLessThan(1);
  },
);

test.each(['p3', 'cmyk'] as const)(
  'converts colours of the profile %s to sRGB',
  async (profile) => {
    const red = { create: { width: 64, height: 64, channels: 3 as const, background: '#c83232' } };
    const drawn = sharp(red).withIccProfile(profile);
    const { large } = await images.process(
      await drawn.jpeg({ quality: 100 }).toBuffer(),
      'tamilmala',
      'somebody',
    );
    const { channels } = await sharp(large).stats();
    for (const [index, expected] of [0xc8, 0x32, 0x32].entries())
      expect(Math.abs((channels[index]?.mean ?? 0) - expected)).toBeLessThan(20);
    expect((await sharp(large).metadata()).icc).toBe(undefined);
  },
);

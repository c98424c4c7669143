import { DOMAINS } from '@mala/contract/communities/domain.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GENDERS } from './make-identity.ts';
import { portraitSvg } from './portraits/portrait-svg.ts';
import { drawPortrait, drawPortraitSizes, type PortraitLook } from './portraits.ts';

const LOOKS: PortraitLook[] = DOMAINS.flatMap((domain) =>
  GENDERS.map((gender) => ({ domain, gender })),
);

test('draws the same person for a seed, and another person for another seed', () => {
  const drawings = LOOKS.flatMap((look) =>
    Array.from({ length: 100 }, (_, seed) => portraitSvg(seed, look, 640)),
  );
  expect(new Set(drawings).size).toBe(400);
  for (const look of LOOKS) expect(portraitSvg(7, look, 640)).toBe(portraitSvg(7, look, 640));
});

test('contains no invalid number and needs no font', () => {
  for (const look of LOOKS) {
    for (let seed = 0; seed < 50; seed += 1) {
      const svg = portraitSvg(seed, look, 640);
      expect(svg).not.toMatch(/NaN|undefined|null|false|<text/);
    }
  }
});

test('makes pictures for upload and for storage', async () => {
  for (const look of LOOKS) {
    const { format, width, height } = await sharp(await drawPortrait(3, look)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 880 });
    const sizes = await drawPortraitSizes(3, look);
    expect([sizes.width, sizes.height]).toEqual([640, 704]);
    expect((await sharp(sizes.short).metadata()).height).toBe(340);
    expect(sizes.large.length).toBeLessThan(60_000);
  }
});

test('says that the person is made up, at the same place of every drawing', async () => {
  const letters = { left: 100, top: 340, width: 200, height: 36 };
  const read = async (seed: number, look: PortraitLook) =>
    sharp(Buffer.from(portraitSvg(seed, look, 400)))
      .extract(letters)
      .flatten()
      .greyscale()
      .raw()
      .toBuffer();
  for (const look of LOOKS) {
    const first = await read(1, look);
    const dark = first.filter((value) => value < 120).length / first.length;
    expect(dark).toBeGreaterThan(0.08);
    expect(await read(2, look)).toEqual(first);
  }
});

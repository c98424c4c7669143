import { DOMAINS } from '@mala/contract/communities/domain.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WEDDING, weddingSvg } from './portraits/wedding-svg.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test('draws the same couple for a seed, and another couple for another seed', () => {
  const drawings = DOMAINS.flatMap((domain) => SEEDS.map((seed) => weddingSvg(seed, domain)));
  expect(new Set(drawings).size).toBe(40);
  for (const domain of DOMAINS) expect(weddingSvg(7, domain)).toBe(weddingSvg(7, domain));
});

test('contains no invalid number, needs no font and has unique ids', () => {
  for (const domain of DOMAINS)
    for (const seed of SEEDS) {
      const svg = weddingSvg(seed, domain);
      expect(svg).not.toMatch(/NaN|undefined|null|false|<text/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id) => !/^(fe)?male-/.test(id ?? ''))).toEqual(['sky']);
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    }
});

test('says that the couple is made up, at the same place of every drawing', async () => {
  const letters = { left: 200, top: 414, width: 240, height: 38 };
  for (const domain of DOMAINS) {
    const [one, other] = await Promise.all(
      [1, 2].map((seed) =>
        sharp(Buffer.from(weddingSvg(seed, domain)))
          .extract(letters)
          .flatten()
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    expect((one ?? []).filter((value) => value < 120).length).toBeGreaterThan(0.08 * 240 * 38);
    expect(other).toEqual(one);
    const { width, height } = await sharp(Buffer.from(weddingSvg(1, domain))).metadata();
    expect({ width, height }).toEqual(WEDDING);
  }
});

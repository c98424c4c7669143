import { readFileSync } from 'node:fs';
import { GRAHAS } from '@mala/contract/horoscopes.ts';
import { describe, expect, it } from 'vitest';
import { birthStar } from './birth-star.ts';
import { chartOf } from './chart.ts';
import { lagnaLongitude } from './lagna.ts';
import { longitudes } from './longitudes.ts';
import { navamsaOf, PADHAM_DEGREES, placeOfPadham, raasiOf } from './zodiac.ts';

/** A thousand births as Swiss Ephemeris has them; the file says how it was made. */
const [, heading = '', ...lines] = readFileSync(
  new URL('reference/positions.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');
const columns = heading.split('\t');
const births = lines.map((line) => {
  const values = line.split('\t');
  const read = (name: string) => Number(values[columns.indexOf(name)]);
  const rahu = read('rahu');
  return {
    time: new Date(values[0] ?? ''),
    position: { latitude: read('latitude'), longitude: read('longitude') },
    /** where Swiss Ephemeris has a graha or the lagna */
    at: (name: string) => (name === 'ketu' ? (rahu + 180) % 360 : read(name)),
  };
});

/** How far apart two longitudes are, in minutes of arc. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180) * 60;

/** How near a longitude is to the border of a padham, in minutes of arc. */
function toBorder(longitude: number): number {
  const into = longitude % PADHAM_DEGREES;
  return Math.min(into, PADHAM_DEGREES - into) * 60;
}

/** What differs at most, in minutes of arc: the moon goes that far in a quarter of a minute, the lagna in a second. */
const MOST = { moon: 0.13, lagna: 0.01 } as Readonly<Record<string, number>>;
const MOST_OF_OTHERS = 0.4;

describe('1,000 births', () => {
  it('are as many', () => {
    expect(births).toHaveLength(1000);
  });

  it.each([...GRAHAS, 'lagna'])('%s stands where Swiss Ephemeris has it', (name) => {
    const most = MOST[name] ?? MOST_OF_OTHERS;
    for (const { time, position, at } of births) {
      const ours = { ...longitudes(time), lagna: lagnaLongitude(time, position) };
      expect(apart(ours[name as keyof typeof ours], at(name))).toBeLessThan(most);
    }
  });

  it('have the star, padham and raasi of Swiss Ephemeris, but for those that lie on a border', () => {
    const other = births.filter(({ time, at }) => {
      const { star, padham } = birthStar(time).at;
      const theirs = placeOfPadham(Math.floor(at('moon') / PADHAM_DEGREES));
      return star !== theirs.star || padham !== theirs.padham;
    });
    for (const { time, at } of other) {
      expect(toBorder(at('moon'))).toBeLessThan(MOST.moon ?? 0);
      const { before, after } = birthStar(time);
      expect(Math.min(before.minutes, after.minutes)).toBe(0);
    }
    expect(other.length).toBeLessThan(3);
  });

  it('have the charts of Swiss Ephemeris, but for what lies on a border', () => {
    for (const { time, position, at } of births) {
      const { lagna, grahas } = chartOf(time, position);
      for (const [name, stand] of Object.entries({ ...grahas, lagna })) {
        if (toBorder(at(name)) < (MOST[name] ?? MOST_OF_OTHERS)) continue;
        expect(stand).toEqual({ rasi: raasiOf(at(name)), navamsa: navamsaOf(at(name)) });
      }
    }
  });
});

describe('the borders', () => {
  it('are where the moon changes its padham, to the minute', () => {
    for (const { time } of births.slice(0, 200)) {
      const { at, before, after } = birthStar(time);
      const later = (minutes: number) => birthStar(new Date(time.getTime() + minutes * 60_000)).at;
      expect(later(-before.minutes)).toEqual(at);
      expect(later(after.minutes)).toEqual(at);
      expect(later(-before.minutes - 1)).toMatchObject({
        star: before.star,
        padham: before.padham,
      });
      expect(later(after.minutes + 1)).toMatchObject({ star: after.star, padham: after.padham });
    }
  });

  it('a navamsa begins with the raasi itself, its ninth or its fifth', () => {
    const first = (raasi: number) => navamsaOf((raasi - 1) * 30 + 0.01);
    expect([1, 2, 3, 4, 5, 12].map(first)).toEqual([1, 10, 7, 4, 1, 4]);
    expect(navamsaOf(359.99)).toBe(12);
    expect(placeOfPadham(-1)).toEqual({ star: 27, padham: 4, raasi: 12 });
    expect(placeOfPadham(108)).toEqual({ star: 1, padham: 1, raasi: 1 });
  });

  it('there is no lagna at the poles', () => {
    for (const latitude of [90, -90, 66.1, Number.NaN])
      expect(() => lagnaLongitude(new Date(0), { latitude, longitude: 0 })).toThrow(RangeError);
  });
});

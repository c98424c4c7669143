import { describe, expect, test } from 'vitest';
import given from '../test/horoscope-tables.json' with { type: 'json' };
import { fitsRaasi, fitsStar, fittingPadhams, type StarChoice } from './narrow-stars.ts';

const raasis = given.rasis.map(({ slug }) => slug);
const options = given.stars.map(({ slug, rasi_by_pada }) => ({
  value: slug,
  raasi_by_padham: rasi_by_pada.map((raasi) => String(raasis[raasi - 1])),
}));
const NOTHING: StarChoice = { raasi: '', birth_star: '', padham: null };
const stars = options.map(({ value }) => value);

function raasisFor(choice: StarChoice): string[] {
  return raasis.filter((raasi) => fitsRaasi(options, choice, raasi));
}

function starsFor(choice: StarChoice): string[] {
  return stars.filter((star) => fitsStar(options, choice, star));
}

function padhamsFor(choice: StarChoice): readonly number[] {
  return fittingPadhams(options, choice);
}

describe('raasi, star and padham', () => {
  test('are all offered while nothing is chosen', () => {
    expect(raasisFor(NOTHING)).toEqual(raasis);
    expect(starsFor(NOTHING)).toEqual(stars);
    expect(padhamsFor(NOTHING)).toEqual([1, 2, 3, 4]);
  });

  test('a star leaves the raasis of its padhams, and each raasi its padhams', () => {
    const karthigai = { ...NOTHING, birth_star: 'krittika' };
    expect(raasisFor(karthigai)).toEqual(['mesha', 'vrishabha']);
    expect(padhamsFor(karthigai)).toEqual([1, 2, 3, 4]);
    expect(padhamsFor({ ...karthigai, raasi: 'vrishabha' })).toEqual([2, 3, 4]);
    expect(padhamsFor({ ...karthigai, raasi: 'mesha' })).toEqual([1]);
  });

  test('a raasi leaves its three stars, a padham the stars that have it there', () => {
    const mesham = { ...NOTHING, raasi: 'mesha' };
    expect(starsFor(mesham)).toEqual(['ashwini', 'bharani', 'krittika']);
    expect(starsFor({ ...mesham, padham: 2 })).toEqual(['ashwini', 'bharani']);
  });

  test('a padham of a star leaves one raasi', () => {
    expect(raasisFor({ ...NOTHING, birth_star: 'krittika', padham: 1 })).toEqual(['mesha']);
  });

  test('what is chosen stays in its own list, so that there is no dead end', () => {
    for (const star of stars) {
      for (const raasi of raasisFor({ ...NOTHING, birth_star: star })) {
        for (const padham of padhamsFor({ raasi, birth_star: star, padham: null })) {
          const choice = { raasi, birth_star: star, padham };
          expect(raasisFor(choice)).toContain(raasi);
          expect(starsFor(choice)).toContain(star);
          expect(padhamsFor(choice)).toContain(padham);
        }
      }
    }
  });
});

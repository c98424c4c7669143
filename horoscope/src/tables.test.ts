import { describe, expect, it } from 'vitest';
import given from '../test/horoscope-tables.json' with { type: 'json' };
import { MOON_PLACES } from './moon-place.ts';
import { ADHIPATHI_LEVELS } from './tables/adhipathi-levels.ts';
import { BHAKOOT_OF_COUNT } from './tables/bhakoots.ts';
import * as dinas from './tables/dinas.ts';
import { FRIENDSHIP } from './tables/friendship.ts';
import { GANA_POINTS } from './tables/gana-points.ts';
import { MAHENDRA_COUNTS } from './tables/mahendras.ts';
import { MAITRI_POINTS } from './tables/maitri-points.ts';
import { BAD_OPPOSITES, LEVEL_OF_RASI_COUNT } from './tables/rasi-levels.ts';
import { VARNAS } from './tables/varnas.ts';
import { VASHYA_POINTS } from './tables/vashya-points.ts';
import { VASHYAS } from './tables/vashyas.ts';
import { VASIYAS } from './tables/vasiyas.ts';
import { VEDHAS } from './tables/vedhas.ts';
import { YONI_POINTS } from './tables/yoni-points.ts';
import { ANIMALS } from './tables/yonis.ts';

const { stars, rasis, ashtakoot, tamil, planet_friendship } = given;

describe('the stars and raasis', () => {
  it.each(stars)('$slug', ({ id, rasi_by_pada, gana, yoni, nadi, rajju }) => {
    const places = MOON_PLACES.filter(({ star }) => star === id);
    expect(places.map(({ raasi }) => raasi)).toEqual(rasi_by_pada);
    for (const place of places) expect(place).toMatchObject({ gana, yoni, nadi, rajju });
  });

  it.each(rasis)('$slug', ({ id, lord, varna, vashya }) => {
    const places = MOON_PLACES.filter(({ raasi }) => raasi === id);
    expect(places).toHaveLength(9);
    for (const place of places) expect(place).toMatchObject({ lord, varna });
    const [first, second] =
      typeof vashya === 'string' ? [vashya, vashya] : [vashya.first_half, vashya.second_half];
    expect(places.map((place) => place.vashya)).toEqual([
      ...Array(4).fill(first),
      ...Array(5).fill(second),
    ]);
  });

  it('lie in the halves that are given, and across the line where that is said', () => {
    const halves = Object.values(ashtakoot.vashya.half_by_pada).flatMap(Object.entries);
    const across = halves.filter(([, half]) => half === 'straddles').map(([place]) => place);
    const approximate = MOON_PLACES.filter((place) => place.vashyaIsApproximate);
    expect(approximate.map(({ star, padham }) => `${star}-${padham}`)).toEqual(across);
    expect(halves).toHaveLength(18);
  });
});

describe('the points of ashtakoot', () => {
  it('are those given', () => {
    expect(VARNAS).toEqual(ashtakoot.varna.rank_high_to_low);
    expect(VASHYAS).toEqual(ashtakoot.vashya.classes);
    expect(VASHYA_POINTS).toEqual(ashtakoot.vashya.matrix_groom_by_bride);
    expect(ANIMALS).toEqual(ashtakoot.yoni.animals);
    expect(YONI_POINTS).toEqual(ashtakoot.yoni.matrix);
    const { points, same_lord } = ashtakoot.graha_maitri;
    const maitri = Object.entries(points).map(([name, its]) => [name.replace('-', '_'), its]);
    expect(MAITRI_POINTS).toEqual({ ...Object.fromEntries(maitri), same_lord });
    const { order, matrix_groom_by_bride } = ashtakoot.gana;
    const gana = order.flatMap((groom, row) =>
      order.map((bride, column) => [`${groom}_${bride}`, matrix_groom_by_bride[row]?.[column]]),
    );
    expect(GANA_POINTS).toEqual(Object.fromEntries(gana));
    const bad = BHAKOOT_OF_COUNT.flatMap((name, index) =>
      name === 'favourable' ? [] : [index + 1],
    );
    expect(bad).toEqual(ashtakoot.bhakoot.zero_when_rasi_count_in.toSorted((a, b) => a - b));
  });

  it('have the hostile animals, and one value either way', () => {
    const hostile = ANIMALS.flatMap((one, row) =>
      ANIMALS.flatMap((other, column) =>
        row < column && YONI_POINTS[row]?.[column] === 0 ? [[one, other]] : [],
      ),
    );
    expect(hostile.sort()).toEqual([...ashtakoot.yoni.hostile_pairs].sort());
    for (const [row, points] of YONI_POINTS.entries())
      expect(points).toEqual(YONI_POINTS.map((column) => column[row]));
  });

  it('have the friends and enemies of each lord', () => {
    for (const [planet, { friends, enemies }] of Object.entries(planet_friendship.table))
      expect(FRIENDSHIP).toMatchObject({ [planet]: { friends, enemies } });
  });
});

describe('the levels of the poruthams', () => {
  it('are those given', () => {
    const { dina, mahendra, rasi, vasiya, vedha } = tamil;
    expect(dinas.GOOD_COUNTS).toEqual(dina.uthamam_counts);
    expect(dinas.GOOD_SAME_STARS).toEqual(dina.same_star.uthamam);
    expect(dinas.FAIR_SAME_STARS).toEqual(dina.same_star.madhyamam);
    const conditions = Object.entries(dinas.BAD_PADHAM_OF_COUNT).map(([count, padham]) => [
      count,
      `madhyamam unless groom pada ${padham}`,
    ]);
    expect(Object.fromEntries(conditions)).toEqual(dina.conditional);
    expect(MAHENDRA_COUNTS).toEqual(mahendra.uthamam_counts);
    const counts = (level: string) =>
      Object.entries(LEVEL_OF_RASI_COUNT).flatMap(([count, its]) =>
        its === level ? [Number(count)] : [],
      );
    expect(counts('uthamam')).toEqual(rasi.uthamam_counts);
    expect(counts('madhyamam')).toEqual(rasi.madhyamam_counts);
    expect(counts('adhamam')).toEqual(rasi.adhamam_counts);
    expect(BAD_OPPOSITES).toEqual(rasi.count_7_exceptions.pairs);
    expect(VASIYAS).toEqual(Object.values(vasiya.rasis_controlled_by_bride_rasi));
    expect(VEDHAS).toEqual([...vedha.pairs, vedha.trio]);
    const enemies = Object.keys(ADHIPATHI_LEVELS).filter((name) => name.includes('enemy'));
    expect(Object.entries(ADHIPATHI_LEVELS).filter(([, level]) => level === 'adhamam')).toEqual(
      enemies.map((name) => [name, 'adhamam']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import given from '../../test/ashtakoot-vectors.json' with { type: 'json' };
import { personOf } from '../../test/people.ts';
import { ashtakoot } from './ashtakoot.ts';

describe('a pair that other engines, a published example or a convention gives', () => {
  it.each(given.vectors)('$id', ({ boy, girl, expected }) => {
    const { parts, ...all } = ashtakoot({ groom: personOf(boy), bride: personOf(girl) });
    const points = Object.entries(parts).map(([name, part]) => [name, part.points]);
    expect({ ...Object.fromEntries(points), total: all.total }).toEqual(expected);
    const verdict = expected.total >= 18 ? 'acceptable' : 'not_recommended';
    expect(all).toMatchObject({ maximum: 36, verdict, computable: true, missing: [] });
  });

  it('has each verdict', () => {
    expect(new Set(given.vectors.map(({ expected }) => expected.total >= 18)).size).toBe(2);
    expect(given.vectors.map(({ expected }) => expected.total)).toContain(18);
  });
});

describe('a cancellation', () => {
  const ashwini = { star: 1, padham: 1, raasi: 1 };
  const krittikaMesha = { star: 3, padham: 1, raasi: 1 };
  const krittikaVrishabha = { star: 3, padham: 2, raasi: 2 };
  const rohini = { star: 4, padham: 1, raasi: 2 };

  it.each([
    [ashwini, { ...ashwini, padham: 2 }, 'nadi', 'same_star_different_padham'],
    [krittikaMesha, krittikaVrishabha, 'nadi', 'same_star_different_raasi'],
    [krittikaVrishabha, rohini, 'nadi', 'same_raasi_different_star'],
    [ashwini, { star: 17, padham: 1, raasi: 8 }, 'bhakoot', 'same_lord'],
    [ashwini, { star: 10, padham: 1, raasi: 5 }, 'bhakoot', 'lords_mutual_friends'],
  ])('is a note, and the part stays without points: %j %j', (groom, bride, part, note) => {
    const { parts, notes } = ashtakoot({ groom, bride });
    expect(parts).toMatchObject({ [part]: { points: 0, computable: true } });
    expect(notes).toContainEqual({ part, note });
  });

  it.each([
    [ashwini, krittikaMesha, 'lords_friendly'],
    [ashwini, { star: 16, padham: 1, raasi: 7 }, 'bride_star_beyond_14'],
  ])('of gana is a note too: %j %j', (groom, bride, note) => {
    const { parts, notes } = ashtakoot({ groom, bride });
    expect(parts.gana).toMatchObject({ points: 0, reason: 'deva_rakshasa' });
    expect(notes).toEqual([{ part: 'gana', note }]);
  });

  it('is left out while what is missing decides', () => {
    expect(ashtakoot({ groom: ashwini, bride: { star: 1, raasi: 1 } }).notes).toEqual([]);
  });

  it('is nothing for good parts', () => {
    expect(ashtakoot({ groom: ashwini, bride: ashwini }).notes).toEqual([]);
  });
});

describe('vashya', () => {
  const ashwini = { star: 1, padham: 1, raasi: 1 };

  it.each([
    [{ star: 20, padham: 1, raasi: 9 }, ['vashya_approximate']],
    [{ star: 20, padham: 2, raasi: 9 }, []],
    [{ star: 22, padham: 2, raasi: 10 }, ['vashya_approximate']],
    [{ star: 22, padham: 1, raasi: 10 }, []],
  ])('is approximate where a padham lies across the middle of the raasi: %j', (person, flags) => {
    expect(ashtakoot({ groom: person, bride: ashwini }).flags).toEqual(flags);
    expect(ashtakoot({ groom: ashwini, bride: person }).flags).toEqual(flags);
  });
});

import { describe, expect, it } from 'vitest';
import { ALL_PEOPLE, type KnownPerson, personOf } from '../../test/people.ts';
import given from '../../test/tamil-vectors.json' with { type: 'json' };
import { porutham } from './porutham.ts';

function person(star: number, padham = 1): KnownPerson {
  const found = ALL_PEOPLE.find((one) => one.star === star && one.padham === padham);
  if (!found) throw new Error('no such person');
  return found;
}

describe('a pair whose ten levels are given', () => {
  it.each(given.vectors)('$id', ({ boy, girl, expected, matches }) => {
    const { parts, ...all } = porutham({ groom: personOf(boy), bride: personOf(girl) });
    const levels = Object.entries(parts).map(([name, part]) => [name, part.level]);
    expect(Object.fromEntries(levels)).toEqual(expected);
    expect(all).toMatchObject({
      count: matches,
      maximum: 10,
      computable: true,
      missing: [],
      veto: expected.rajju === 'adhamam',
    });
  });
});

describe('dina', () => {
  // counted from the bride to the groom
  it.each([
    [person(17), person(1), 'adhamam', 'uthamam'],
    [person(22), person(1), 'adhamam', 'uthamam'],
    [person(27), person(1), 'adhamam', 'uthamam'],
    [person(12, 2), person(1), 'madhyamam', 'adhamam'],
    [person(12, 1), person(1), 'adhamam', 'adhamam'],
    [person(2), person(1), 'uthamam', 'uthamam'],
    [person(3), person(1), 'adhamam', 'adhamam'],
    [person(1), person(2), 'uthamam', 'uthamam'],
    [person(4), person(4), 'uthamam', 'adhamam'],
    [person(1), person(1), 'madhyamam', 'adhamam'],
    [person(9), person(9), 'adhamam', 'adhamam'],
  ])('of %j and %j is by the printed list %s, by the remainder %s', (groom, bride, list, mod9) => {
    const byList = porutham({ groom, bride });
    const byMod9 = porutham({ groom, bride, dina: 'mod_9' });
    expect([byList.dina, byList.parts.dina.level]).toEqual(['printed_list', list]);
    expect([byMod9.dina, byMod9.parts.dina.level]).toEqual(['mod_9', mod9]);
  });
});

describe('the verdict', () => {
  const pairs = ALL_PEOPLE.flatMap((groom) =>
    ALL_PEOPLE.map((bride) => porutham({ groom, bride })),
  );

  it('is that of the count, unless rajju fails or there are few without one that is needed', () => {
    for (const { count, veto, verdict, parts } of pairs) {
      const few = [parts.dina, parts.gana, parts.yoni, parts.rasi];
      const all = few.every(({ level }) => level !== 'adhamam');
      const acceptable = Number(count) >= 6 && all ? 'acceptable' : 'not_recommended';
      const expected = Number(count) >= 8 ? 'excellent' : acceptable;
      if (verdict !== (veto ? 'not_recommended' : expected)) expect.fail(`${count}: ${verdict}`);
    }
    expect(new Set(pairs.map(({ verdict }) => verdict)).size).toBe(3);
  });

  it('is no for a failed rajju, however many others there are', () => {
    const most = Math.max(...pairs.filter(({ veto }) => veto).map(({ count }) => count ?? 0));
    expect(most).toBeGreaterThanOrEqual(8);
  });
});

describe('beside the ten', () => {
  it('nadi is shown and not counted', () => {
    const { nadi, parts } = porutham({ groom: person(6), bride: person(1) });
    expect(nadi).toMatchObject({ level: 'adhamam', reason: 'same_nadi', computable: true });
    expect(Object.keys(parts)).toHaveLength(10);
  });

  it('a bride of Rakshasa far from the groom has a note, and her level stays', () => {
    const { notes, parts } = porutham({ groom: person(1), bride: person(16) });
    expect(parts.gana.level).toBe('adhamam');
    expect(notes).toEqual([{ part: 'gana', note: 'bride_star_beyond_14' }]);
    expect(porutham({ groom: person(1), bride: person(3) }).notes).toEqual([]);
  });
});

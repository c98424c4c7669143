import { describe, expect, it } from 'vitest';
import { ALL_PEOPLE } from '../test/people.ts';
import { ashtakoot, porutham } from './index.ts';
import { raasiOfPadham } from './raasi-of-padham.ts';

const ashwini = { star: 1, padham: 1, raasi: 1 };

describe.each([
  ['ashtakoot', ashtakoot],
  ['porutham', porutham],
])('%s refuses', (_name, match) => {
  it.each([
    [{ star: 0 }, 'star'],
    [{ star: 28 }, 'star'],
    [{ star: 1.5 }, 'star'],
    [{ star: Number.NaN }, 'star'],
    [{ star: '1' as unknown as number }, 'star'],
    [{ padham: 0 }, 'padham'],
    [{ padham: 5 }, 'padham'],
    [{ raasi: 0 }, 'raasi'],
    [{ raasi: 13 }, 'raasi'],
    [{ raasi: -1 }, 'raasi'],
    // Ashwini lies in Mesha whole, Krittika with its first padham only
    [{ raasi: 2 }, 'star'],
    [{ star: 3, padham: 2 }, 'padham'],
    [{ star: 3, padham: 1, raasi: 2 }, 'padham'],
  ])('%j, and names whose field it is', (wrong, field) => {
    const person = { ...ashwini, ...wrong };
    for (const [side, pair] of [
      ['groom', { groom: person, bride: ashwini }],
      ['bride', { groom: ashwini, bride: person }],
    ] as const) {
      expect(() => match(pair)).toThrow(RangeError);
      expect(() => match(pair)).toThrow(`${side}.${field}`);
    }
  });

  it('no person that can be', () => {
    expect(ALL_PEOPLE).toHaveLength(108);
    for (const person of ALL_PEOPLE) {
      expect(raasiOfPadham(person.star, person.padham)).toBe(person.raasi);
      for (const known of [person, { ...person, padham: null }, { star: person.star }])
        expect(() => match({ groom: known, bride: ashwini })).not.toThrow();
    }
  });
});

import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { describe, expect, it } from 'vitest';
import { kindOf, MOON_PLACES, placeOf, withoutPadham } from './places.ts';

const KNOWN = { birth_star: 'krittika', padham: 2, raasi: 'vrishabha' };
const placeIn = (horoscope: object | null) => placeOf({ domain: 'tamilmala', horoscope });

describe('the place of a profile', () => {
  it.each(DOMAINS)('is the numbers of its options, on %s', (domain) => {
    const place = { star: 3, padham: 2, raasi: 2 };
    expect(placeOf({ domain, horoscope: KNOWN })).toEqual(place);
    const last = { birth_star: 'revati', padham: 4, raasi: 'meena' };
    expect(placeOf({ domain, horoscope: last })).toEqual({ star: 27, padham: 4, raasi: 12 });
  });

  it.each([{ padham: null }, { padham: undefined }, { padham: null, unknown: ['padham'] }])(
    'needs no padham: %j',
    (change) => {
      expect(placeIn({ ...KNOWN, ...change })).toEqual({ star: 3, padham: null, raasi: 2 });
    },
  );

  it.each([
    null,
    {},
    { raasi: 'mesha' },
    { birth_star: 'krittika' },
    { ...KNOWN, raasi: null, unknown: ['raasi'] },
    { ...KNOWN, birth_star: null, unknown: ['birth_star'] },
    { ...KNOWN, birth_star: 'pluto' },
    { ...KNOWN, raasi: 'ophiuchus' },
    { ...KNOWN, birth_star: '3', raasi: 2 },
    { ...KNOWN, birth_star: '__proto__' },
  ])('is not known without star and raasi: %j', (horoscope) => {
    expect(placeIn(horoscope)).toBeNull();
  });

  it.each([{ raasi: 'simha' }, { padham: 1 }, { raasi: 'mesha' }])(
    'is not known where star or padham cannot stand in the raasi: %j',
    (change) => {
      expect(placeIn({ ...KNOWN, ...change })).toBeNull();
    },
  );
});

describe('every place that there is', () => {
  it('is found by its kind, and is one of 108 with a padham or 36 without', () => {
    expect(MOON_PLACES.map(kindOf)).toEqual(MOON_PLACES.map((_, index) => index));
    expect(MOON_PLACES.filter(({ padham }) => padham === null)).toHaveLength(36);
    expect(MOON_PLACES).toHaveLength(144);
  });

  it('is also one of them without its padham', () => {
    for (const place of MOON_PLACES)
      expect(MOON_PLACES[kindOf(withoutPadham(place))]).toEqual({ ...place, padham: null });
  });
});

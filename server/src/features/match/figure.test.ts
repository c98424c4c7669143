import { ashtakoot, porutham } from '@mala/horoscope/index.ts';
import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';
import { MOON_PLACES, type Place } from './places.ts';

const ASHWINI: Place = { star: 1, padham: 1, raasi: 1 };
const MAGHA: Place = { star: 10, padham: 1, raasi: 5 };
const BHARANI: Place = { star: 2, padham: 1, raasi: 1 };
const KRITTIKA: Place = { star: 3, padham: 2, raasi: 2 };

describe('the figure of two people', () => {
  it('counts from the bride to the groom, whoever of them asks', () => {
    for (const system of ['ashtakoot', 'porutham'] as const) {
      const hers = figureOf(system, BHARANI, 'female', ASHWINI);
      expect(figureOf(system, ASHWINI, 'male', BHARANI)).toEqual(hers);
      expect(figureOf(system, ASHWINI, 'female', BHARANI)).not.toEqual(hers);
    }
  });

  it('is out of 36 points, or of ten', () => {
    expect(figureOf('ashtakoot', ASHWINI, 'male', KRITTIKA)).toEqual({
      system: 'ashtakoot',
      score: 17.5,
      maximum: 36,
      verdict: 'not_recommended',
    });
    expect(figureOf('porutham', ASHWINI, 'male', MAGHA)).toEqual({
      system: 'porutham',
      score: 7,
      maximum: 10,
      verdict: 'not_recommended',
      dosha: 'rajju',
    });
  });

  it('names a failed rajju, and a nadi without points, though a cancellation is noted', () => {
    const known = MOON_PLACES.filter(({ padham }) => padham !== null);
    for (const groom of known.filter(({ padham }) => padham === 1))
      for (const bride of known) {
        const nadi = figureOf('ashtakoot', groom, 'male', bride).dosha === 'nadi';
        if (nadi !== (ashtakoot({ groom, bride }).parts.nadi.points === 0)) expect.fail('nadi');
        const rajju = figureOf('porutham', groom, 'male', bride).dosha === 'rajju';
        if (rajju !== porutham({ groom, bride }).veto) expect.fail('rajju');
      }
    const bride = { ...ASHWINI, padham: 2 };
    const notes = [{ part: 'nadi', note: expect.any(String) }];
    expect(ashtakoot({ groom: ASHWINI, bride }).notes).toEqual(expect.arrayContaining(notes));
    expect(figureOf('ashtakoot', ASHWINI, 'male', bride).dosha).toBe('nadi');
  });

  it.each([
    [null, ASHWINI, ['own']],
    [ASHWINI, null, ['other']],
    [null, null, ['own', 'other']],
  ])('says whose star is lacking, and is no score: %j %j', (own, other, lacks) => {
    const figure = { system: 'porutham', score: null, maximum: 10, verdict: null, lacks };
    expect(figureOf('porutham', own, 'female', other)).toEqual(figure);
    expect(figureOf('ashtakoot', own, 'male', other)).toMatchObject({ maximum: 36, lacks });
  });

  it('exists for every pair of places, and without a padham is never of more than with it', () => {
    for (const own of MOON_PLACES)
      for (const other of MOON_PLACES) {
        const porutham = figureOf('porutham', own, 'male', other);
        const ashtakoot = figureOf('ashtakoot', own, 'male', other);
        if (porutham.score === null || ashtakoot.score === null) expect.fail('no score');
        if (porutham.score > porutham.maximum || ashtakoot.score > ashtakoot.maximum)
          expect.fail('more than there is');
        const whole = own.padham !== null && other.padham !== null;
        if (whole && (porutham.maximum !== 10 || ashtakoot.maximum !== 36))
          expect.fail('not whole');
      }
  });
});

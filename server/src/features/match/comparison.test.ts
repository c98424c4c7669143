import { MATCH_SYSTEMS } from '@mala/contract/match.ts';
import { expect, it } from 'vitest';
import { comparisonOf } from './comparison.ts';
import { figureOf } from './figure.ts';
import { kindOf, MOON_PLACES, NO_KIND } from './places.ts';

it.each(MATCH_SYSTEMS)('%s: has the figure of every pair of places', (system) => {
  for (const gender of ['male', 'female'] as const)
    for (const own of MOON_PLACES) {
      const { figures } = comparisonOf(system, own, gender);
      expect(figures).toHaveLength(NO_KIND + 1);
      for (const other of MOON_PLACES)
        expect(figures[kindOf(other)]).toEqual(figureOf(system, own, gender, other));
      expect(figures[NO_KIND]).toMatchObject({ score: null, lacks: ['other'] });
    }
});

it.each(MATCH_SYSTEMS)(
  '%s: ranks failed rajjus after all others, and the unknown last',
  (system) => {
    for (const own of MOON_PLACES) {
      const { figures, ranks } = comparisonOf(system, own, 'female');
      for (const [one, a] of figures.entries())
        for (const [other, b] of figures.entries()) {
          const worth = (figure: typeof a) =>
            (figure.score ?? -100) - (figure.dosha === 'rajju' ? 50 : 0);
          const [higher, lower] = [Number(ranks[one]), Number(ranks[other])];
          const sign = Math.sign(higher - lower);
          if (sign !== Math.sign(worth(b) - worth(a))) expect.fail(`${JSON.stringify([a, b])}`);
        }
    }
  },
);

it('is computed once, and of somebody without a place has no score', () => {
  const [own] = MOON_PLACES;
  if (!own) expect.fail('no places');
  expect(comparisonOf('porutham', own, 'male')).toBe(comparisonOf('porutham', own, 'male'));
  const { own: known, figures } = comparisonOf('porutham', null, 'male');
  expect([known, figures[0], figures[NO_KIND]]).toMatchObject([
    false,
    { score: null, lacks: ['own'] },
    { score: null, lacks: ['own', 'other'] },
  ]);
});

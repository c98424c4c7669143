import fc from 'fast-check';
import { describe, it } from 'vitest';
import { ALL_PEOPLE, type KnownPerson } from '../test/people.ts';
import { ashtakoot, porutham } from './index.ts';

const person = fc.constantFrom(...ALL_PEOPLE);
const pair = fc.record({ groom: person, bride: person });
/** A pair of which any value may be missing. */
const lackingPair = fc.record({ groom: lacking(), bride: lacking() });

function lacking() {
  const kept = fc.subarray(['star', 'padham', 'raasi'] as const);
  return fc
    .tuple(person, kept)
    .map(([one, fields]) => Object.fromEntries(fields.map((field) => [field, one[field]])));
}

/** The people who differ from this one in the padham only. */
function withEachPadham({ star, raasi }: KnownPerson): KnownPerson[] {
  return ALL_PEOPLE.filter((one) => one.star === star && one.raasi === raasi);
}

function withoutPadham({ star, raasi }: KnownPerson) {
  return { star, raasi };
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function hold<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => boolean): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: 1000 });
}

describe('ashtakoot', () => {
  it('has the sum of the points for its total, from 0 to a maximum of 36', () => {
    hold(lackingPair, (two) => {
      const { total, maximum, parts, computable } = ashtakoot(two);
      const all = Object.values(parts);
      const computed = all.filter((part) => part.computable);
      return (
        (total ?? 0) === sum(all.map(({ points }) => points)) &&
        maximum === sum(computed.map((part) => part.maximum)) &&
        (total ?? 0) <= maximum &&
        computable === (maximum === 36)
      );
    });
  });

  it('has multiples of one half only, none over its maximum', () => {
    hold(pair, (two) =>
      Object.values(ashtakoot(two).parts).every(
        ({ points, maximum }) =>
          points !== null && Number.isInteger(points * 2) && points >= 0 && points <= maximum,
      ),
    );
  });

  it('is 28 for one star and padham twice', () => {
    hold(person, (one) => ashtakoot({ groom: one, bride: one }).total === 28);
  });

  it('has tara, yoni, maitri, bhakoot and nadi alike when groom and bride change places', () => {
    hold(pair, ({ groom, bride }) => {
      const [one, other] = [ashtakoot({ groom, bride }), ashtakoot({ groom: bride, bride: groom })];
      return (['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'] as const).every(
        (name) => one.parts[name].points === other.parts[name].points,
      );
    });
  });

  it('never has 0 for tara', () => {
    hold(pair, (two) => [1.5, 3].includes(ashtakoot(two).parts.tara.points ?? 0));
  });

  it('gives without padhams no more than the best would, and what it computes is so with each', () => {
    hold(pair, ({ groom, bride }) => {
      const known = withEachPadham(groom).flatMap((one) =>
        withEachPadham(bride).map((other) => ashtakoot({ groom: one, bride: other })),
      );
      const without = ashtakoot({ groom: withoutPadham(groom), bride: withoutPadham(bride) });
      const best = Math.max(...known.map(({ total }) => total ?? 0));
      return (
        (without.total ?? 0) <= best &&
        known.every(({ verdict }) => ['not_computable', verdict].includes(without.verdict)) &&
        Object.entries(without.parts).every(
          ([name, part]) =>
            !part.computable || known.every(({ parts }) => same({ ...parts, [name]: part }, parts)),
        )
      );
    });
  });
});

describe('porutham', () => {
  it('counts what is not adhamam, of as many as can be computed', () => {
    hold(lackingPair, (two) => {
      const { count, maximum, parts } = porutham(two);
      const levels = Object.values(parts).flatMap(({ level }) => level ?? []);
      return (
        maximum === levels.length &&
        (count ?? 0) === levels.filter((level) => level !== 'adhamam').length
      );
    });
  });

  it('has yoni, rajju, vedha, nadi and the lords alike when groom and bride change places', () => {
    hold(pair, ({ groom, bride }) => {
      const [one, other] = [porutham({ groom, bride }), porutham({ groom: bride, bride: groom })];
      return (
        same(one.nadi, other.nadi) &&
        (['yoni', 'rasi_adhipathi', 'rajju', 'vedha'] as const).every((name) =>
          same(one.parts[name], other.parts[name]),
        )
      );
    });
  });

  it('gives without padhams no more than the best would, and what it computes is so with each', () => {
    hold(pair, ({ groom, bride }) => {
      const known = withEachPadham(groom).flatMap((one) =>
        withEachPadham(bride).map((other) => porutham({ groom: one, bride: other })),
      );
      const without = porutham({ groom: withoutPadham(groom), bride: withoutPadham(bride) });
      const best = Math.max(...known.map(({ count }) => count ?? 0));
      return (
        (without.count ?? 0) <= best &&
        known.every(({ verdict }) => ['not_computable', verdict].includes(without.verdict)) &&
        Object.entries(without.parts).every(
          ([name, part]) =>
            !part.computable || known.every(({ parts }) => same({ ...parts, [name]: part }, parts)),
        )
      );
    });
  });
});

describe('both', () => {
  it('name what is missing exactly where something cannot be computed, and only what was not given', () => {
    hold(lackingPair, (two) =>
      [ashtakoot(two), porutham(two)].every(({ missing, parts, computable }) => {
        const absent = missing.every((name) => {
          const [side, field] = name.split('.') as ['groom' | 'bride', 'star' | 'padham' | 'raasi'];
          return two[side][field] === undefined;
        });
        const named = Object.values(parts).every(
          (part) => part.computable === (part.missing.length === 0),
        );
        return absent && named && computable === (missing.length === 0);
      }),
    );
  });

  it('give the same for the same people', () => {
    hold(
      lackingPair,
      (two) => same(ashtakoot(two), ashtakoot(two)) && same(porutham(two), porutham(two)),
    );
  });
});

import type { Rule } from '../agreement.ts';
import { countRaasis, countStars } from '../counts.ts';
import { maitriOf } from '../lords.ts';
import { atTwo, nth } from '../nth.ts';
import { type Part, type PartRule, partRule } from '../part.ts';
import type { Field } from '../person.ts';
import { BHAKOOT_OF_COUNT } from '../tables/bhakoots.ts';
import { GANA_POINTS } from '../tables/gana-points.ts';
import { MAITRI_POINTS } from '../tables/maitri-points.ts';
import { BAD_TARAS } from '../tables/taras.ts';
import { VARNAS } from '../tables/varnas.ts';
import { VASHYA_POINTS } from '../tables/vashya-points.ts';
import { VASHYAS } from '../tables/vashyas.ts';
import { YONI_POINTS } from '../tables/yoni-points.ts';
import { ANIMALS } from '../tables/yonis.ts';

type Points = { points: number; maximum: number };
type NoPoints = { points: null; maximum: number };

/** One kuta; without what it needs it has no points, rather than 0. */
export type KutaPart = Part<Points, NoPoints>;
export type Kuta<Reason extends string = string> = PartRule<Points, NoPoints, Reason>;

function kuta<Reason extends string>(
  maximum: number,
  reads: readonly Field[],
  points: Readonly<Record<Reason, number>>,
  reasonOf: Rule<Reason>,
): Kuta<Reason> {
  const results = Object.entries<number>(points).map(([reason, its]) => [
    reason,
    { points: its, maximum },
  ]);
  const byReason = Object.fromEntries(results) as Record<Reason, Points>;
  return partRule(reads, byReason, { points: null, maximum }, reasonOf);
}

const VASHYA = { same: 2, friendly: 1, weak: 0.5, opposed: 0 } as const;
const YONI = { same: 4, friendly: 3, neutral: 2, unfriendly: 1, hostile: 0 } as const;

/** The reason that has these points. */
function reasonWith<Reason extends string>(
  points: Readonly<Record<Reason, number>>,
  wanted: number,
): Reason {
  for (const reason in points) if (points[reason] === wanted) return reason;
  throw new RangeError(`No reason gives ${wanted} points.`);
}

/** The reasons in the place of the points. */
function reasonsOf<Reason extends string>(
  table: readonly (readonly number[])[],
  points: Readonly<Record<Reason, number>>,
): readonly (readonly Reason[])[] {
  return table.map((row) => row.map((its) => reasonWith(points, its)));
}

const VASHYA_REASONS = reasonsOf(VASHYA_POINTS, VASHYA);
const YONI_REASONS = reasonsOf(YONI_POINTS, YONI);

function isBadTara(from: number, to: number): boolean {
  return BAD_TARAS.includes(countStars(from, to) % 9);
}

export const KUTAS = {
  varna: kuta(1, ['raasi'], { groom_equal_or_higher: 1, groom_lower: 0 }, (groom, bride) =>
    VARNAS.indexOf(groom.varna) <= VARNAS.indexOf(bride.varna)
      ? 'groom_equal_or_higher'
      : 'groom_lower',
  ),
  vashya: kuta(2, ['star', 'padham', 'raasi'], VASHYA, (groom, bride) =>
    atTwo(VASHYA_REASONS, VASHYAS, groom.vashya, bride.vashya),
  ),
  tara: kuta(3, ['star'], { both_good: 3, one_good: 1.5, none_good: 0 }, (groom, bride) => {
    const bad = [isBadTara(bride.star, groom.star), isBadTara(groom.star, bride.star)];
    if (bad.every(Boolean)) return 'none_good';
    return bad.some(Boolean) ? 'one_good' : 'both_good';
  }),
  yoni: kuta(4, ['star'], YONI, (groom, bride) =>
    atTwo(YONI_REASONS, ANIMALS, groom.yoni, bride.yoni),
  ),
  graha_maitri: kuta(5, ['raasi'], MAITRI_POINTS, (groom, bride) =>
    maitriOf(groom.lord, bride.lord),
  ),
  gana: kuta(6, ['star'], GANA_POINTS, (groom, bride) => `${groom.gana}_${bride.gana}`),
  bhakoot: kuta(
    7,
    ['raasi'],
    { favourable: 7, second_twelfth: 0, fifth_ninth: 0, sixth_eighth: 0 },
    (groom, bride) => nth(BHAKOOT_OF_COUNT, countRaasis(bride.raasi, groom.raasi)),
  ),
  nadi: kuta(8, ['star'], { different_nadi: 8, same_nadi: 0 }, (groom, bride) =>
    groom.nadi === bride.nadi ? 'same_nadi' : 'different_nadi',
  ),
} as const;

export type KutaName = keyof typeof KUTAS;

/** The keys of the reasons of each; `missing` in their place where something is not known. */
export type KutaReasons = { [Name in KutaName]: ReturnType<(typeof KUTAS)[Name]['reasonOf']> };

/** In the order in which they are told. */
export const KUTA_NAMES = Object.keys(KUTAS) as readonly KutaName[];

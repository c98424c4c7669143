import type { Rule } from '../agreement.ts';
import { countRaasis, countStars } from '../counts.ts';
import { maitriOf } from '../lords.ts';
import type { MoonPlace } from '../moon-place.ts';
import { atTwo, nth } from '../nth.ts';
import { type Part, type PartRule, partRule } from '../part.ts';
import type { Field } from '../person.ts';
import { ADHIPATHI_LEVELS } from '../tables/adhipathi-levels.ts';
import { GANA_LEVELS } from '../tables/gana-levels.ts';
import { MAHENDRA_COUNTS } from '../tables/mahendras.ts';
import { BAD_OPPOSITES, LEVEL_OF_RASI_COUNT } from '../tables/rasi-levels.ts';
import { STREE_DEERGHA } from '../tables/stree-deerghas.ts';
import { VASIYAS } from '../tables/vasiyas.ts';
import { VEDHAS } from '../tables/vedhas.ts';
import { YONI_POINTS } from '../tables/yoni-points.ts';
import { ANIMALS } from '../tables/yonis.ts';
import { DINA_LEVELS, dinaByList, dinaByMod9 } from './dina.ts';
import type { Level } from './level.ts';

/** One porutham; without what it needs it has no level. */
export type PoruthamPart = Part<{ level: Level }, { level: null }>;
export type PoruthamRule<Reason extends string = string> = PartRule<
  { level: Level },
  { level: null },
  Reason
>;

function rule<Reason extends string>(
  reads: readonly Field[],
  levels: Readonly<Record<Reason, Level>>,
  reasonOf: Rule<Reason>,
): PoruthamRule<Reason> {
  const results = Object.entries<Level>(levels).map(([reason, level]) => [reason, { level }]);
  const byReason = Object.fromEntries(results) as Record<Reason, { level: Level }>;
  return partRule(reads, byReason, { level: null }, reasonOf);
}

/** Stars and raasis are counted from the bride to the groom. */
function starsBetween(groom: MoonPlace, bride: MoonPlace): number {
  return countStars(bride.star, groom.star);
}

const DINA_READS = ['star', 'padham', 'raasi'] as const;

export const DINAS = {
  printed_list: rule(DINA_READS, DINA_LEVELS, dinaByList),
  mod_9: rule(['star'], DINA_LEVELS, dinaByMod9),
} as const;

/** The levels by the count of raasis, and of what has an exception. */
const RASI_LEVELS = {
  good_count: 'uthamam',
  same_raasi_groom_first: 'uthamam',
  fair_count: 'madhyamam',
  same_raasi: 'madhyamam',
  bad_count: 'adhamam',
  bad_opposites: 'adhamam',
} as const satisfies Record<string, Level>;

const COUNT_OF_LEVEL = {
  uthamam: 'good_count',
  madhyamam: 'fair_count',
  adhamam: 'bad_count',
} as const;

const rasiReason: Rule<keyof typeof RASI_LEVELS> = (groom, bride) => {
  const count = countRaasis(bride.raasi, groom.raasi);
  if (count === 1) return groom.star < bride.star ? 'same_raasi_groom_first' : 'same_raasi';
  if (BAD_OPPOSITES.some((two) => two.includes(groom.raasi) && two.includes(bride.raasi)))
    return 'bad_opposites';
  return COUNT_OF_LEVEL[LEVEL_OF_RASI_COUNT[count] ?? 'adhamam'];
};

export const PORUTHAMS = {
  dina: DINAS.printed_list,
  gana: rule(['star'], GANA_LEVELS, (groom, bride) => `${groom.gana}_${bride.gana}`),
  mahendra: rule(['star'], { good_count: 'uthamam', bad_count: 'adhamam' }, (groom, bride) =>
    MAHENDRA_COUNTS.includes(starsBetween(groom, bride)) ? 'good_count' : 'bad_count',
  ),
  stree_deergha: rule(
    ['star'],
    { far: 'uthamam', middling: 'madhyamam', near: 'adhamam' },
    (groom, bride) => {
      const count = starsBetween(groom, bride);
      if (count >= STREE_DEERGHA.uthamam) return 'far';
      return count >= STREE_DEERGHA.madhyamam ? 'middling' : 'near';
    },
  ),
  yoni: rule(
    ['star'],
    { same: 'uthamam', different: 'madhyamam', hostile: 'adhamam' },
    (groom, bride) => {
      if (groom.yoni === bride.yoni) return 'same';
      return atTwo(YONI_POINTS, ANIMALS, groom.yoni, bride.yoni) === 0 ? 'hostile' : 'different';
    },
  ),
  rasi: rule(['star', 'raasi'], RASI_LEVELS, rasiReason),
  rasi_adhipathi: rule(['raasi'], ADHIPATHI_LEVELS, (groom, bride) =>
    maitriOf(groom.lord, bride.lord),
  ),
  vasiya: rule(
    ['raasi'],
    { bride_attracts_groom: 'uthamam', groom_attracts_bride: 'madhyamam', neither: 'adhamam' },
    (groom, bride) => {
      if (nth(VASIYAS, bride.raasi).includes(groom.raasi)) return 'bride_attracts_groom';
      return nth(VASIYAS, groom.raasi).includes(bride.raasi) ? 'groom_attracts_bride' : 'neither';
    },
  ),
  rajju: rule(['star'], { different_rajju: 'uthamam', same_rajju: 'adhamam' }, (groom, bride) =>
    groom.rajju === bride.rajju ? 'same_rajju' : 'different_rajju',
  ),
  vedha: rule(['star'], { no_vedha: 'uthamam', vedha: 'adhamam' }, (groom, bride) => {
    const hurts =
      groom.star !== bride.star &&
      VEDHAS.some((stars) => stars.includes(groom.star) && stars.includes(bride.star));
    return hurts ? 'vedha' : 'no_vedha';
  }),
} as const;

/** The eleventh, which is shown and not counted. */
export const NADI = rule(
  ['star'],
  { different_nadi: 'uthamam', same_nadi: 'adhamam' },
  (groom, bride) => (groom.nadi === bride.nadi ? 'same_nadi' : 'different_nadi'),
);

export type PoruthamName = keyof typeof PORUTHAMS;

type ReasonOf<Of extends PoruthamRule> = ReturnType<Of['reasonOf']>;

/** The keys of the reasons of each; `missing` in their place where something is not known. */
export type PoruthamReasons = {
  [Name in PoruthamName]: ReasonOf<(typeof PORUTHAMS)[Name]>;
} & { nadi: ReasonOf<typeof NADI> };

/** In the order in which they are told. */
export const PORUTHAM_NAMES = Object.keys(PORUTHAMS) as readonly PoruthamName[];

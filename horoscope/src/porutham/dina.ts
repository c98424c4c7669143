import type { Rule } from '../agreement.ts';
import { countStars } from '../counts.ts';
import {
  BAD_PADHAM_OF_COUNT,
  FAIR_SAME_STARS,
  GOOD_COUNTS,
  GOOD_SAME_STARS,
  MOD_9,
  SAME_RAASI_COUNT,
} from '../tables/dinas.ts';
import type { Level } from './level.ts';

export const DINA_LEVELS = {
  good_count: 'uthamam',
  good_same_star: 'uthamam',
  good_same_raasi: 'uthamam',
  fair_same_star: 'madhyamam',
  fair_padham: 'madhyamam',
  bad_count: 'adhamam',
  bad_same_star: 'adhamam',
  bad_other_raasi: 'adhamam',
  bad_padham: 'adhamam',
} as const satisfies Record<string, Level>;

type Reason = keyof typeof DINA_LEVELS;

function reasonOfSameStar(star: number): Reason {
  if (GOOD_SAME_STARS.includes(star)) return 'good_same_star';
  return FAIR_SAME_STARS.includes(star) ? 'fair_same_star' : 'bad_same_star';
}

/** Dina by the printed Tamil list. */
export const dinaByList: Rule<Reason> = (groom, bride) => {
  const count = countStars(bride.star, groom.star);
  if (count === 1) return reasonOfSameStar(groom.star);
  if (count === SAME_RAASI_COUNT)
    return groom.raasi === bride.raasi ? 'good_same_raasi' : 'bad_other_raasi';
  const badPadham = BAD_PADHAM_OF_COUNT[count];
  if (badPadham) return groom.padham === badPadham ? 'bad_padham' : 'fair_padham';
  return GOOD_COUNTS.includes(count) ? 'good_count' : 'bad_count';
};

/** Dina by the remainder, as most software has it. */
export const dinaByMod9: Rule<Reason> = (groom, bride) =>
  MOD_9.includes(countStars(bride.star, groom.star) % 9) ? 'good_count' : 'bad_count';

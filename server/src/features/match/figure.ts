import { type MatchFigure, type MatchSystem, WHOLE_FIGURE } from '@mala/contract/match.ts';
import { ashtakoot, type Pair, porutham } from '@mala/horoscope/index.ts';
import type { Gender } from '../../access/profiles.ts';
import type { Place } from './places.ts';

/** Two people of different gender, named and never by their order. */
export function pairOf(own: Place, gender: Gender, other: Place): Pair {
  return gender === 'male' ? { groom: own, bride: other } : { groom: other, bride: own };
}

type Computed = ReturnType<typeof ashtakoot> | ReturnType<typeof porutham>;

/** A cancellation changes no points, so neither does it end a dosha. */
function doshaOf(computed: Computed): Pick<MatchFigure, 'dosha'> {
  if ('veto' in computed) return computed.veto ? { dosha: 'rajju' } : {};
  return computed.parts.nadi.points === 0 ? { dosha: 'nadi' } : {};
}

/** What both systems come to. */
export function summaryOf(
  computed: Computed,
): Pick<MatchFigure, 'score' | 'maximum' | 'verdict' | 'dosha'> {
  const { maximum, verdict } = computed;
  return {
    score: 'total' in computed ? computed.total : computed.count,
    maximum,
    verdict: verdict === 'not_computable' ? null : verdict,
    ...doshaOf(computed),
  };
}

const COMPUTE = { ashtakoot, porutham } as const;

/** No figure at all, and whose star and raasi it would need. */
export function lackingFigure(
  system: MatchSystem,
  own: Place | null,
  other: Place | null,
): MatchFigure {
  const lacks = [...(own ? [] : ['own' as const]), ...(other ? [] : ['other' as const])];
  return { system, score: null, maximum: WHOLE_FIGURE[system], verdict: null, lacks };
}

/**
 * The match of the viewer with somebody of the other gender. Depends on nothing but its arguments: one who compares
 * many people computes it once for each of MOON_PLACES.
 */
export function figureOf(
  system: MatchSystem,
  own: Place | null,
  gender: Gender,
  other: Place | null,
): MatchFigure {
  if (!own || !other) return lackingFigure(system, own, other);
  return { system, ...summaryOf(COMPUTE[system](pairOf(own, gender, other))) };
}

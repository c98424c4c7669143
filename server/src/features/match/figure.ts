import type { MatchFigure, MatchSystem } from '@mala/contract/match.ts';
import { ashtakoot, type Pair, porutham } from '@mala/horoscope/index.ts';
import type { Gender } from '../../access/profiles.ts';
import type { Place } from './places.ts';

/** Two people of different gender, named and never by their order. */
export function pairOf(own: Place, gender: Gender, other: Place): Pair {
  return gender === 'male' ? { groom: own, bride: other } : { groom: other, bride: own };
}

/** The whole figure of each system, which the parts that cannot be computed lessen. */
const MAXIMUM: Readonly<Record<MatchSystem, number>> = { ashtakoot: 36, porutham: 10 };

/** What both systems come to. */
export function summaryOf(
  computed: ReturnType<typeof ashtakoot> | ReturnType<typeof porutham>,
): Pick<MatchFigure, 'score' | 'maximum' | 'verdict'> {
  const { maximum, verdict } = computed;
  return {
    score: 'total' in computed ? computed.total : computed.count,
    maximum,
    verdict: verdict === 'not_computable' ? null : verdict,
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
  return { system, score: null, maximum: MAXIMUM[system], verdict: null, lacks };
}

/**
 * The match of the viewer with somebody of the other gender. Depends on nothing but its arguments: one who compares
 * many people computes it once for each of PLACES.
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

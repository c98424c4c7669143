import {
  KUTAS,
  type Match,
  type MatchPerson,
  type MatchSystem,
  PORUTHAMS,
} from '@mala/contract/match.ts';
import { ashtakoot, type Pair, porutham } from '@mala/horoscope/index.ts';
import type { Gender } from '../../access/profiles.ts';
import { lackingFigure, pairOf, summaryOf } from './figure.ts';
import { type Place, placeOf } from './places.ts';
import type { MatchedRow } from './queries.ts';

function presentPerson({ mid, name, horoscope }: MatchedRow): MatchPerson {
  return {
    mid,
    name,
    star: horoscope?.birth_star ?? null,
    padham: horoscope?.padham ?? null,
    raasi: horoscope?.raasi ?? null,
  };
}

function presentAshtakoot(pair: Pair) {
  const computed = ashtakoot(pair);
  return {
    system: 'ashtakoot' as const,
    convention: computed.convention,
    ...summaryOf(computed),
    parts: KUTAS.map((name) => ({
      ...computed.parts[name],
      name,
      missing: [...computed.parts[name].missing],
    })),
    notes: [...computed.notes],
    flags: [...computed.flags],
  };
}

function presentPorutham(pair: Pair) {
  const computed = porutham(pair);
  const all = { ...computed.parts, nadi: computed.nadi };
  return {
    system: 'porutham' as const,
    convention: computed.convention,
    ...summaryOf(computed),
    veto: computed.veto,
    parts: [...PORUTHAMS, 'nadi' as const].map((name) => ({
      ...all[name],
      name,
      missing: [...all[name].missing],
    })),
    notes: [...computed.notes],
    flags: [...computed.flags],
  };
}

/** What holds of each system whoever the two are. */
const NOTHING = {
  ashtakoot: { system: 'ashtakoot', convention: 'charak_with_common_yoni' },
  porutham: { system: 'porutham', convention: 'printed_tamil', veto: null },
} as const;

function presentLacking(system: MatchSystem, own: Place | null, other: Place | null) {
  const none = { parts: [], notes: [], flags: [] };
  return { ...lackingFigure(system, own, other), ...none, ...NOTHING[system] };
}

const PRESENT = { ashtakoot: presentAshtakoot, porutham: presentPorutham } as const;

/** The match of the viewer, who is of this gender, with somebody of the other whose details the viewer reads. */
export function presentMatch(
  system: MatchSystem,
  own: MatchedRow & { gender: Gender },
  other: MatchedRow,
): Match {
  const { gender } = own;
  const [mine, theirs] = [placeOf(own), placeOf(other)];
  const [groom, bride] = gender === 'male' ? [own, other] : [other, own];
  const computed =
    mine && theirs
      ? PRESENT[system](pairOf(mine, gender, theirs))
      : presentLacking(system, mine, theirs);
  return {
    ...computed,
    domain: other.domain,
    own: gender === 'male' ? 'groom' : 'bride',
    groom: presentPerson(groom),
    bride: presentPerson(bride),
  };
}

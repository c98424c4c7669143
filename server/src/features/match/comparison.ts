import type { MatchFigure, MatchSystem } from '@mala/contract/match.ts';
import type { Gender } from '../../access/profiles.ts';
import { figureOf } from './figure.ts';
import { kindOf, MOON_PLACES, type Place } from './places.ts';

/** Somebody compared with everybody of the other gender: by kinds of places, last NO_KIND. */
export interface Comparison {
  /** whether the own place is known: if not, there is no score */
  own: boolean;
  figures: readonly MatchFigure[];
  /** 0 for the kinds that fit best, and so on; the last for NO_KIND */
  ranks: Uint8Array;
}

/** A failed rajju decides whatever the score, so it comes after all others. */
function compareFigures(a: MatchFigure, b: MatchFigure): number {
  const vetoes = Number(a.dosha === 'rajju') - Number(b.dosha === 'rajju');
  return vetoes || (b.score ?? -1) - (a.score ?? -1);
}

function ranksOf(figures: readonly MatchFigure[]): Uint8Array {
  const known = figures.filter(({ lacks }) => !lacks).sort(compareFigures);
  const ranks = new Map<MatchFigure, number>();
  let [rank, last] = [0, known[0]];
  for (const figure of known) {
    if (last && compareFigures(last, figure) !== 0) rank++;
    ranks.set(figure, rank);
    last = figure;
  }
  return Uint8Array.from(figures, (figure) => ranks.get(figure) ?? rank + 1);
}

function compare(system: MatchSystem, own: Place | null, gender: Gender): Comparison {
  const figures = [...MOON_PLACES, null].map((other) => figureOf(system, own, gender, other));
  // most kinds have the figure of others: what is kept is small
  const alike = new Map<string, MatchFigure>();
  const shared = figures.map((figure) => {
    const key = JSON.stringify(figure);
    const first = alike.get(key) ?? Object.freeze(figure);
    alike.set(key, first);
    return first;
  });
  return { own: own !== null, figures: shared, ranks: ranksOf(shared) };
}

/** At most 145 for each system and gender: some 2 MB when all are in use. */
const kept = new Map<string, Comparison>();

/** The comparison of the viewer, who is of this gender, computed at the first use of each kind of viewer. */
export function comparisonOf(system: MatchSystem, own: Place | null, gender: Gender): Comparison {
  const key = `${system} ${gender} ${own ? kindOf(own) : ''}`;
  const known = kept.get(key);
  if (known) return known;
  const made = compare(system, own, gender);
  kept.set(key, made);
  return made;
}

import type { Filters } from '@mala/contract/search.ts';
import type { Comparison } from '../match/index.ts';

/**
 * Which kinds of places the filters of the match leave: 1 at each of them; null if they leave all. A place that is not
 * known has no score, and no dosha either.
 */
export function wantedKinds({ figures }: Comparison, filters: Filters): Uint8Array | null {
  const { match_at_least = [], no_rajju = [], no_nadi_dosha = [] } = filters;
  const noDosha = no_rajju.length + no_nadi_dosha.length > 0;
  if (match_at_least.length === 0 && !noDosha) return null;
  const least = match_at_least.length > 0 ? Math.min(...match_at_least) : null;
  return Uint8Array.from(figures, ({ score, dosha }) => {
    const enough = least === null || (score !== null && score >= least);
    return Number(enough && !(noDosha && dosha));
  });
}

/** The first `most` of the positions in the order of the ranks of their kinds, and within a rank in their own order. */
export function bestFirst(
  positions: Uint32Array,
  kinds: Uint8Array,
  ranks: Uint8Array,
  most: number,
): Uint32Array {
  const counts = new Uint32Array(256);
  for (let index = 0; index < positions.length; index++) {
    const rank = ranks[kinds[positions[index] ?? 0] ?? 0] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const next = new Uint32Array(256);
  for (let rank = 1; rank < 256; rank++)
    next[rank] = (next[rank - 1] ?? 0) + (counts[rank - 1] ?? 0);
  const sorted = new Uint32Array(Math.min(most, positions.length));
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const rank = ranks[kinds[position] ?? 0] ?? 0;
    const place = next[rank] ?? 0;
    next[rank] = place + 1;
    if (place < sorted.length) sorted[place] = position;
  }
  return sorted;
}

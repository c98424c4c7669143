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

/** Where each rank begins in the sorted list, by how many there are of each kind. */
function beginnings(positions: Uint32Array, kinds: Uint8Array, ranks: Uint8Array): Uint32Array {
  const ofKind = new Uint32Array(256);
  for (let index = 0; index < positions.length; index++) {
    const kind = kinds[positions[index] ?? 0] ?? 0;
    ofKind[kind] = (ofKind[kind] ?? 0) + 1;
  }
  const first = new Uint32Array(257);
  for (const [kind, rank] of ranks.entries())
    first[rank + 1] = (first[rank + 1] ?? 0) + (ofKind[kind] ?? 0);
  for (let rank = 1; rank < 257; rank++) first[rank] = (first[rank] ?? 0) + (first[rank - 1] ?? 0);
  return first;
}

/** The first `most` of the positions in the order of the ranks of their kinds, and within a rank in their own order. */
export function bestFirst(
  positions: Uint32Array,
  kinds: Uint8Array,
  ranks: Uint8Array,
  most: number,
): Uint32Array {
  const next = beginnings(positions, kinds, ranks);
  const sorted = new Uint32Array(Math.min(most, positions.length));
  let found = 0;
  // the first page is full long before the end
  for (let index = 0; found < sorted.length; index++) {
    const position = positions[index] ?? 0;
    const rank = ranks[kinds[position] ?? 0] ?? 0;
    const place = next[rank] ?? 0;
    if (place >= sorted.length) continue;
    sorted[place] = position;
    next[rank] = place + 1;
    found++;
  }
  return sorted;
}

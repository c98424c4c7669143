import { FRIENDSHIP } from './tables/friendship.ts';
import type { MAITRI_POINTS } from './tables/maitri-points.ts';
import { type Planet, RAASI_LORDS } from './tables/raasi-lords.ts';

export type Maitri = keyof typeof MAITRI_POINTS;

const RELATIONS = ['friend', 'neutral', 'enemy'] as const;

/** The place in RELATIONS of what a planet takes another one for. */
function relationTo(other: Planet, { friends, enemies }: (typeof FRIENDSHIP)[Planet]): number {
  if (friends.includes(other)) return 0;
  return enemies.includes(other) ? 2 : 1;
}

function compare(one: Planet, other: Planet): Maitri {
  if (one === other) return 'same_lord';
  const its = relationTo(other, FRIENDSHIP[one]);
  const others = relationTo(one, FRIENDSHIP[other]);
  return `${RELATIONS[Math.min(its, others)]}_${RELATIONS[Math.max(its, others)]}` as Maitri;
}

const LORDS = new Map(
  RAASI_LORDS.map((one) => [
    one,
    new Map(RAASI_LORDS.map((other) => [other, compare(one, other)])),
  ]),
);

/** What the lords of two raasis are to each other, the friendlier side first. */
export function maitriOf(one: Planet, other: Planet): Maitri {
  return LORDS.get(one)?.get(other) ?? compare(one, other);
}

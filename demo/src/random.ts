/** A repeatable random source: the same seed always gives the same values. */
export interface Random {
  /** from 0 up to, without, 1 */
  next(): number;
  /** an integer, both bounds included */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, or all if there are fewer */
  sample<T>(from: readonly T[], count: number): T[];
  /** each choice as often as its weight says */
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T;
  /** around `mean`, two thirds within `deviation` */
  normal(mean: number, deviation: number): number;
  bytes(count: number): Uint8Array;
}

/** FNV-1a, so that similar seeds start far apart. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** The random source of `seed` (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function whole(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }
  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('there is nothing to pick from');
    return from[whole(0, from.length - 1)] as T;
  }

  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    sample(from, count) {
      const rest = [...from];
      const taken: typeof rest = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      return taken;
    },
    weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of entries) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(entries)[0];
    },
    normal(mean, deviation) {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
  };
}

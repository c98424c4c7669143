import type { Schema } from '../../src/search-engine/layout.ts';
import type { Condition, Question } from '../../src/search-engine/question.ts';

/** Numbers from 0 to 1 that are the same in each run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const FACETS = { state: 37, caste: 40, food: 5, status: 4, profession: 30, education: 25 } as const;
const OTHERS = { language: 12, star: 28, city: 296 } as const;
const CITIES_OF_A_STATE = OTHERS.city / FACETS.state;
const RANGES = { born: [24_000, 32_000], height: [140, 190], active: [0, 700] } as const;
const CATEGORIES = { ...FACETS, ...OTHERS } as const;

export const COLUMNS = [...Object.keys(CATEGORIES), ...Object.keys(RANGES)];
export const FACET_NAMES = Object.keys(FACETS);

/** The twelve columns of docs/benchmarks.md, of which six are counted. */
export const SCHEMA: Schema = {
  categories: Object.entries(CATEGORIES).map(([name, values]) => ({
    ...{ name, values, bitmaps: name in FACETS },
  })),
  quantities: Object.keys(RANGES).map((name) => ({ name, bytes: 2 })),
};

/** A few values are frequent and most are rare, as in real lists. */
const skewed = (random: () => number, end: number) => Math.floor(end * random() ** 2.2);

/** Most families of a state are of its own castes and speak its language; its cities are in it alone. */
export function madeUpPerson(random: () => number): Record<string, number> {
  const person: Record<string, number> = {};
  for (const [name, end] of Object.entries(CATEGORIES)) person[name] = skewed(random, end);
  const { state = 0, caste = 0 } = person;
  if (random() < 0.7) person.caste = (caste + state * 3) % FACETS.caste;
  if (random() < 0.8) person.language = (state * 5) % OTHERS.language;
  person.city = state * CITIES_OF_A_STATE + skewed(random, CITIES_OF_A_STATE);
  for (const [name, [from, to]] of Object.entries(RANGES))
    person[name] = from + Math.floor(random() * (to - from));
  return person;
}

/** A question as a family asks it: some of the filters, each with one to three values, most with a range of ages. */
export function madeUpQuestion(random: () => number): Question {
  const conditions: Condition[] = [];
  for (const [field, end] of Object.entries(CATEGORIES)) {
    if (random() > 0.3) continue;
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => skewed(random, end));
    conditions.push({ field, any: [...new Set(values)] });
  }
  if (random() < 0.6) {
    const from = 25_000 + Math.floor(random() * 3_000);
    conditions.push({ field: 'born', from, to: from + 1_000 + Math.floor(random() * 3_000) });
  }
  if (random() < 0.3) conditions.push({ field: 'height', from: 150, to: 170 });
  return { conditions, facets: FACET_NAMES, skip: 0, take: 20 };
}

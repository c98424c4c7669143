import { FIELD_FILTERS, type Filters } from '@mala/contract/search.ts';
import type { Column, Entry, Roll } from './roll.ts';

type Test = (position: number) => boolean;

/** A UTC day as a number, 20261120. Of two such numbers, the difference in ten thousands is the age in whole years. */
export function dayNumber(day: Date): number {
  return (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate();
}

function anyOf({ codes, codeOf }: Column, wanted: readonly unknown[]): Test {
  const fits = new Uint8Array(codes.size);
  for (const [value, code] of codes) if (wanted.includes(value)) fits[code] = 1;
  return (position) => fits[codeOf[position] ?? 0] === 1;
}

function testsOf(
  roll: Roll,
  filters: Filters,
  today: Date,
  shortlist: ReadonlySet<string>,
): Test[] {
  const tests = FIELD_FILTERS.flatMap(({ name }, index) => {
    const column = roll.columns[index];
    const wanted = filters[name];
    return column && wanted?.length ? [anyOf(column, wanted)] : [];
  });
  const { born, entries } = roll;
  if (filters.from_age?.length) {
    const bornUpTo = dayNumber(today) - Math.min(...filters.from_age) * 10_000;
    tests.push((position) => (born[position] ?? 0) <= bornUpTo);
  }
  if (filters.to_age?.length) {
    const bornAfter = dayNumber(today) - (Math.max(...filters.to_age) + 1) * 10_000;
    tests.push((position) => (born[position] ?? 0) > bornAfter);
  }
  const [wanted, other] = new Set(filters.shortlist);
  if (wanted !== undefined && other === undefined)
    tests.push((position) => shortlist.has(entries[position]?.user_id ?? '') === wanted);
  return tests;
}

/** How many of a roll fit all filters, and the first `most` of them. Ages count on the UTC day of `today`. */
export function matchesOf(
  roll: Roll,
  filters: Filters,
  { today, shortlist, most }: { today: Date; shortlist: ReadonlySet<string>; most: number },
): { count: number; entries: readonly Entry[] } {
  const [first, ...others] = testsOf(roll, filters, today, shortlist);
  if (!first) return { count: roll.entries.length, entries: roll.entries.slice(0, most) };
  // one filter after the other: most people fail the first, and a plain loop of one test is what runs fast
  let positions: number[] = [];
  for (let position = 0; position < roll.entries.length; position++)
    if (first(position)) positions.push(position);
  for (const test of others) positions = positions.filter(test);
  const entries = positions.slice(0, most).flatMap((position) => roll.entries[position] ?? []);
  return { count: positions.length, entries };
}

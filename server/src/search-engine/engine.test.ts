import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { idOf, uuidOf } from './ids.ts';
import type { Schema } from './layout.ts';
import type { Answer, Condition, Order, Question } from './question.ts';
import { Store, type Values } from './store.ts';

const SCHEMA: Schema = {
  categories: [
    { name: 'food', values: 4, bitmaps: true },
    { name: 'caste', values: 9, bitmaps: true },
    { name: 'kind', values: 136, bitmaps: false },
    { name: 'subcaste', values: 300, bitmaps: false },
  ],
  quantities: [
    { name: 'born', bytes: 2 },
    { name: 'seen', bytes: 4 },
  ],
};
const SIZES: Record<string, number> = { food: 4, caste: 9, kind: 136, subcaste: 300, born: 50 };
const FIELDS = Object.keys(SIZES);

interface Person {
  uuid: string;
  time: number;
  values: Values;
}

/** The same by plain loops. */
function plainAnswer(
  people: readonly Person[],
  question: Question,
  rowsOf: (row: number) => string,
): Answer & { uuids: string[] } {
  const { conditions, facets, order, skip, take } = question;
  const fits = (person: Person, condition: Condition) => {
    if ('rows' in condition)
      return [...condition.rows].map(rowsOf).includes(person.uuid) !== condition.not;
    const value = person.values[condition.field] ?? 0;
    return 'any' in condition
      ? condition.any.includes(value)
      : value >= condition.from && value <= condition.to;
  };
  const found = people.filter((person) => conditions.every((one) => fits(person, one)));
  const rankOf = ({ values }: Person) => {
    if (!order) return 0;
    const value = values[order.field] ?? 0;
    const rank = order.ranks ? (order.ranks[value] ?? 0) : value;
    return order.ascending ? -rank : rank;
  };
  found.sort((a, b) => rankOf(b) - rankOf(a) || b.time - a.time || (a.uuid < b.uuid ? 1 : -1));
  const counts = facets.map((field): [string, Uint32Array] => {
    const rest = conditions.filter((one) => one.field !== field);
    const others = people.filter((person) => rest.every((one) => fits(person, one)));
    const own = conditions.find((one) => one.field === field);
    if (own && 'rows' in own) {
      const some = others.filter((person) => fits(person, own)).length;
      return [field, Uint32Array.of(others.length - some, some)];
    }
    const size = field === 'born' ? 65_536 : (SIZES[field] ?? 0);
    const counted = new Uint32Array(size);
    for (const { values } of others)
      counted[values[field] ?? 0] = (counted[values[field] ?? 0] ?? 0) + 1;
    return [field, counted];
  });
  const uuids = found.slice(skip, skip + take).map(({ uuid }) => uuid);
  return { count: found.length, rows: [], uuids, facets: new Map(counts) };
}

const values = fc.record({
  ...Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, fc.nat(size - 1)])),
  seen: fc.nat(4_000_000_000),
});
const times = fc.nat(30);
const change = fc.record({ who: fc.nat(40), time: times, values, isGone: fc.boolean() });
const range = (name: string, most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most)).map(([from, to]): Condition => ({ field: name, from, to }));
const condition = fc.oneof(
  ...FIELDS.filter((name) => name !== 'born').map((name) =>
    fc
      .array(fc.nat((SIZES[name] ?? 1) - 1), {
        maxLength: name === 'kind' || name === 'subcaste' ? 120 : 3,
      })
      .map((any): Condition => ({ field: name, any })),
  ),
  range('born', 50),
  range('seen', 4_000_000_000),
);
const order: fc.Arbitrary<Order | undefined> = fc.option(
  fc
    .record({
      field: fc.constantFrom('kind', 'born', 'food', 'subcaste'),
      ascending: fc.boolean(),
      ranks: fc.option(fc.array(fc.nat(5), { minLength: 300, maxLength: 300 }), { nil: undefined }),
    })
    .map(({ ranks, ...rest }) => (ranks && rest.field !== 'born' ? { ...rest, ranks } : rest)),
  { nil: undefined },
);

describe('an answer', () => {
  it('is that of plain loops, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.uniqueArray(condition, { selector: ({ field }) => field, maxLength: 5 }),
        fc.option(fc.record({ rows: fc.array(fc.nat(60)), not: fc.boolean() }), { nil: undefined }),
        fc.subarray([...FIELDS, 'shortlist']),
        order,
        fc.nat(25),
        fc.nat(25),
        (changes, conditions, shortlist, facets, sorted, skip, take) => {
          const store = new Store(SCHEMA);
          const uuids = Array.from({ length: 41 }, () => randomUUID() as string);
          const people = new Map<string, Person>();
          for (const { who, time, values: given, isGone } of changes) {
            const uuid = uuids[who] ?? '';
            people.delete(uuid);
            if (isGone) store.remove(idOf(uuid));
            else {
              people.set(uuid, { uuid, time, values: given });
              store.put({ id: idOf(uuid), time, mark: 7, values: given });
            }
          }
          const used = store.blocks[0]?.used ?? 0;
          const rows = Uint32Array.from(
            new Set(shortlist?.rows.filter((row) => row < used)),
          ).sort();
          const all = shortlist
            ? [...conditions, { field: 'shortlist', rows, not: shortlist.not }]
            : conditions;
          const question = {
            conditions: all,
            facets: facets.filter((one) => one !== 'shortlist' || shortlist),
            order: sorted,
            skip,
            take,
          };
          const given = answer(store, question);
          const plain = plainAnswer([...people.values()], question, (row) =>
            uuidOf(store.idAt(row)),
          );
          expect(given.count).toBe(plain.count);
          expect(given.rows.map((row) => uuidOf(store.idAt(row)))).toEqual(plain.uuids);
          expect(given.facets).toEqual(plain.facets);
          expect(store.live).toBe(people.size);
        },
      ),
      { numRuns: 400 },
    );
  });
});

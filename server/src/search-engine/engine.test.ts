import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { idOf, uuidOf } from './ids.ts';
import type { Schema } from './layout.ts';
import { type Answer, type Condition, isOfRows, type Order, type Question } from './question.ts';
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

/** The rows that a condition names. */
function rowsIn(condition: Condition): number[] {
  if ('rows' in condition) return Array.from(condition.rows);
  if (!('bits' in condition)) return [];
  const { bits } = condition;
  return Array.from({ length: bits.length * 8 }, (_, row) => row).filter(
    (row) => ((bits[row >> 3] ?? 0) >> (row & 7)) & 1,
  );
}

/** A condition with the bits of these rows; it ends with the last of them. */
function bitsOf(rows: readonly number[]): Condition {
  const bits = new Uint8Array((Math.max(-1, ...rows) >> 3) + 1);
  for (const row of rows) bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
  return { field: 'of bits', bits };
}

/** The same by plain loops. */
function plainAnswer(
  people: readonly Person[],
  question: Question,
  rowsOf: (row: number) => string | null,
): Answer & { uuids: string[] } {
  const { conditions, facets, order, skip, take } = question;
  const among = new Map(
    conditions.map((one) => [one, new Set(rowsIn(one).map((row) => rowsOf(row)))]),
  );
  const fits = (person: Person, condition: Condition): boolean => {
    const isAmong = () => among.get(condition)?.has(person.uuid) ?? false;
    if ('rows' in condition) return isAmong() !== condition.not;
    if ('bits' in condition) return isAmong();
    if ('every' in condition)
      return condition.every.every((group) => group.some((one) => fits(person, one)));
    const value = person.values[condition.field] ?? 0;
    return 'any' in condition
      ? condition.any.includes(value)
      : value >= condition.from && value <= condition.to;
  };
  const found = people.filter((person) => conditions.every((one) => fits(person, one)));
  const rankOf = ({ values }: Person) => {
    if (!order) return 0;
    return order.ranks[values[order.field] ?? 0] ?? 0;
  };
  found.sort((a, b) => rankOf(a) - rankOf(b) || b.time - a.time || (a.uuid < b.uuid ? 1 : -1));
  const counts = facets.map((field): [string, Uint32Array] => {
    const rest = conditions.filter((one) => one.field !== field);
    const others = people.filter((person) => rest.every((one) => fits(person, one)));
    const own = conditions.find((one) => one.field === field);
    if (own && isOfRows(own)) {
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
const groups = fc
  .array(fc.array(condition, { maxLength: 3 }), { maxLength: 3 })
  .map((every): Condition => ({ field: 'any of', every }));
const order: fc.Arbitrary<Order | undefined> = fc.option(
  fc.record({
    field: fc.constantFrom('kind', 'born', 'food', 'subcaste'),
    ranks: fc.oneof(
      fc.constant(Array.from({ length: 300 }, (_, value) => -value)),
      fc.array(fc.nat(5), { minLength: 300, maxLength: 300 }),
    ),
  }),
  { nil: undefined },
);

/** A question to a store, and by plain loops. */
function expectPlain(store: Store, people: readonly Person[], question: Question): void {
  const { rows, ...given } = answer(store, question);
  // who has moved to another row is no more in the one before
  const { uuids, ...plain } = plainAnswer(people, question, (row) =>
    store.isLive(row) ? uuidOf(store.idAt(row)) : null,
  );
  expect(given).toEqual({ count: plain.count, facets: plain.facets });
  expect(rows.map((row) => uuidOf(store.idAt(row)))).toEqual(uuids);
}

describe('an answer', () => {
  it('is that of plain loops, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.uniqueArray(fc.oneof({ weight: 5, arbitrary: condition }, groups), {
          selector: ({ field }) => field,
          maxLength: 5,
        }),
        fc.option(fc.record({ rows: fc.array(fc.nat(60)), not: fc.boolean() }), { nil: undefined }),
        fc.option(fc.array(fc.nat(60)), { nil: undefined }),
        fc.subarray([...FIELDS, 'shortlist', 'of bits']),
        order,
        fc.nat(25),
        fc.nat(25),
        (changes, conditions, shortlist, bits, facets, sorted, skip, take) => {
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
          const isLive = (row: number) => store.find(store.idAt(row)) === row;
          const used = store.blocks[0]?.used ?? 0;
          const rows = Uint32Array.from(
            new Set(shortlist?.rows.filter((row) => row < used && isLive(row))),
          ).sort();
          const own = [
            ...(shortlist ? [{ field: 'shortlist', rows, not: shortlist.not }] : []),
            ...(bits ? [bitsOf(bits.filter((row) => row < used))] : []),
          ];
          const named = new Set([...FIELDS, ...own.map(({ field }) => field)]);
          const question = {
            conditions: [...conditions, ...own],
            facets: facets.filter((one) => named.has(one)),
            order: sorted,
            skip,
            take,
          };
          expectPlain(store, [...people.values()], question);
          expect(store.live).toBe(people.size);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is that of plain loops over several blocks, also of rows that are late', () => {
    const store = new Store(SCHEMA);
    const people: Person[] = [];
    let seed = 7;
    const below = (end: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * end);
    };
    for (let time = 0; time < 140_000; time++) {
      const given = Object.fromEntries(FIELDS.map((name) => [name, below(SIZES[name] ?? 1)]));
      const late = time % 20_000 === 0 ? time / 2 : time;
      people.push({ uuid: randomUUID(), time: late, values: { ...given, seen: below(4e9) } });
    }
    const put = ({ uuid, ...row }: Person) => store.put({ id: idOf(uuid), mark: 1, ...row });
    for (const person of people) put(person);
    for (let at = 0; at < people.length; at += 1_000) {
      const person = people[at] as Person;
      person.values = { ...person.values, food: 3, subcaste: 299 };
      put(person);
    }
    for (const { uuid } of people.splice(70_000, 10)) store.remove(idOf(uuid));
    const pages = [
      { skip: 0, take: 20 },
      { skip: 65_530, take: 20 },
      { skip: 139_980, take: 20 },
      { skip: 3, take: 200 },
    ];
    const rows = Uint32Array.from({ length: 500 }, () => below(130_000));
    const conditions: Condition[][] = [
      [],
      [{ field: 'food', any: [1, 3] }],
      [
        { field: 'subcaste', any: [299, 1, 2] },
        { field: 'born', from: 10, to: 30 },
        { field: 'caste', any: [0] },
      ],
      [{ field: 'shortlist', rows: Uint32Array.from(new Set(rows)).sort(), not: true }],
      [bitsOf(Array.from(rows)), { field: 'food', any: [3] }],
    ];
    for (const one of conditions) {
      const order = { field: 'kind', ranks: Array.from({ length: 136 }, (_, kind) => kind % 7) };
      for (const page of pages)
        expectPlain(store, people, { conditions: one, facets: [], ...page });
      expectPlain(store, people, { conditions: one, facets: FIELDS, order, skip: 100, take: 20 });
    }
  });

  it('is refused for what the store does not have', () => {
    const store = new Store(SCHEMA);
    const none = { conditions: [], facets: [], skip: 0, take: 1 };
    store.put({ id: idOf(randomUUID()), time: 1, mark: 1, values: {} });
    expect(() => answer(store, { ...none, facets: ['seen'] })).toThrow(RangeError);
    expect(() => answer(store, { ...none, order: { field: 'seen', ranks: [] } })).toThrow(
      RangeError,
    );
    const unknown = [{ field: 'city', any: [1] }];
    expect(() => answer(store, { ...none, conditions: unknown })).toThrow(RangeError);
    expect(() =>
      store.put({ id: idOf(randomUUID()), time: 1, mark: 1, values: { food: 4 } }),
    ).toThrow(RangeError);
    expect(() => idOf('1')).toThrow(RangeError);
  });
});

/// <reference path="./itemsjs.d.ts" />
import itemsjs from 'itemsjs';
import type { Condition } from '../../src/search-engine/question.ts';
import { FACET_NAMES, madeUpPerson, numbersFrom } from './made-up.ts';
import type { Rival } from './rival.ts';

type Person = Record<string, number>;
/** Of the facets it counts itself; the others are a function that it calls with each person. */
const isFacet = ({ field }: Condition) => FACET_NAMES.includes(field);

function fits(person: Person, condition: Condition): boolean {
  const value = person[condition.field] ?? 0;
  if ('any' in condition) return condition.any.includes(value);
  if (!('from' in condition)) return true;
  return value >= condition.from && value <= condition.to;
}

/** ItemsJS, with the six facets; it is said to be made for small lists. */
export async function startItemsJs(people: number, seed: number): Promise<Rival> {
  const random = numbersFrom(seed);
  const items = Array.from({ length: people }, (_, time) => ({ ...madeUpPerson(random), time }));
  const aggregations = Object.fromEntries(
    FACET_NAMES.map((name) => [name, { size: 1000, conjunction: false }]),
  );
  const engine = itemsjs(items, {
    aggregations,
    sortings: { newest: { field: 'time', order: 'desc' } },
  });
  return {
    name: 'ItemsJS',
    async ask({ conditions, facets, skip, take }) {
      const others = conditions.filter((one) => !isFacet(one));
      const found = engine.search({
        per_page: take,
        page: skip / take + 1,
        sort: 'newest',
        filters: Object.fromEntries(
          conditions.flatMap((one) =>
            isFacet(one) && 'any' in one ? [[one.field, one.any.map(String)]] : [],
          ),
        ),
        ...(others.length > 0 && {
          filter: (person: Person) => others.every((one) => fits(person, one)),
        }),
      });
      const counts = facets.map((field): [string, number[]] => {
        const list: number[] = [];
        for (const { key, doc_count } of found.data.aggregations[field]?.buckets ?? [])
          list[Number(key)] = doc_count;
        return [field, list];
      });
      return {
        count: found.pagination.total,
        page: found.data.items.map(({ time = 0 }) => time),
        facets: new Map(counts),
      };
    },
    async stop() {},
  };
}

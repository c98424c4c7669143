import { describe, expect, it } from 'vitest';
import { answer, count } from './answer.ts';
import { Arena } from './arena.ts';
import { idOf } from './ids.ts';
import type { Condition, Question } from './question.ts';
import { Store } from './store.ts';

const SCHEMA = {
  categories: [{ name: 'food', values: 4, bitmaps: true }],
  quantities: [{ name: 'born', bytes: 2 as const }],
};
const MANY = 500;
const many = <T>(one: T): T[] => Array.from({ length: MANY }, () => one);

function filled() {
  const store = new Store(SCHEMA);
  for (let at = 0; at < 100; at++) {
    const id = idOf(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
    store.put({ id, time: at, mark: 1, values: { food: at % 4, born: at } });
  }
  const counter = new Arena(store.layout, store.memory, 'counter');
  counter.see(store.blocks.length);
  return { store, counter };
}

type Asked = Pick<Question, 'conditions' | 'facets'>;
const food: Condition = { field: 'food', any: [1, 2] };
const born: Condition = { field: 'born', any: [1, 2, 3] };

describe.each<{ what: string; asked: Asked }>([
  { what: 'conditions', asked: { conditions: many(food), facets: [] } },
  { what: 'conditions with facets', asked: { conditions: many(food), facets: ['food'] } },
  { what: 'conditions on values without bitmaps', asked: { conditions: many(born), facets: [] } },
  { what: 'facets', asked: { conditions: [food], facets: many('born') } },
  {
    what: 'conditions of a group',
    asked: { conditions: [{ field: 'any of', every: many([food]) }], facets: [] },
  },
])('more $what than a thread has room for', ({ asked }) => {
  it('are refused, and nothing is written where others keep theirs', () => {
    const { store, counter } = filled();
    const ownersEnd = counter.scratch.bitmaps;
    const before = Buffer.from(store.bytes.slice(ownersEnd));
    expect(() => answer(store, { ...asked, skip: 0, take: 1 })).toThrow(RangeError);
    expect(before.equals(store.bytes.slice(ownersEnd))).toBe(true);
    expect(() => count(counter, asked)).toThrow(RangeError);
    const lasting = counter.scratch.end - ownersEnd;
    expect(before.subarray(lasting).equals(store.bytes.slice(counter.scratch.end))).toBe(true);
  });
});

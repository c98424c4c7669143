import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answer, count } from './answer.ts';
import { Arena } from './arena.ts';
import { idOf } from './ids.ts';
import { newerRows } from './newer-rows.ts';
import { Store } from './store.ts';

const SCHEMA = {
  categories: [{ name: 'food', values: 4, bitmaps: true }],
  quantities: [{ name: 'active', bytes: 2 as const }],
};

function filled(times: readonly number[]) {
  const store = new Store(SCHEMA);
  const ids = times.map(() => idOf(randomUUID()));
  for (const [at, id] of ids.entries())
    store.put({ id, time: times[at] ?? 0, mark: 1, values: { food: at % 4, active: at % 60_000 } });
  return { store, ids };
}

describe('one value of a row', () => {
  it('changes in place, with what is counted of it', () => {
    const { store, ids } = filled([1, 2, 3, 4, 5]);
    const [first = idOf(randomUUID())] = ids;
    store.set(first, 'food', 3);
    store.set(first, 'active', 9);
    const page = { skip: 0, take: 5 };
    const wanted = { conditions: [{ field: 'food', any: [3] }], facets: ['food'], ...page };
    const found = answer(store, wanted);
    expect([found.count, found.rows]).toEqual([2, [3, 0]]);
    expect(Array.from(found.facets.get('food') ?? [])).toEqual([1, 1, 1, 2]);
    const sorted = answer(store, {
      conditions: [],
      facets: [],
      // the greatest first
      order: { field: 'active', ranks: Int8Array.from({ length: 10 }, (_, value) => -value) },
      ...page,
    });
    expect(sorted.rows).toEqual([0, 4, 3, 2, 1]);
    expect(store.totals.get('active')?.[0]).toBe(0);
  });

  it('is not kept of a row that cannot be found, and refused where the store has no place for it', () => {
    const { store, ids } = filled([1, 2]);
    const [first = idOf(randomUUID())] = ids;
    store.remove(first);
    store.set(first, 'food', 3);
    store.set(idOf(randomUUID()), 'food', 3);
    expect(Array.from(store.totals.get('food') ?? [])).toEqual([0, 1, 0, 0]);
    expect(() => store.set(first, 'food', 4)).toThrow(RangeError);
    expect(() => store.set(first, 'city', 1)).toThrow(RangeError);
  });
});

describe('the rows after a time', () => {
  /** The numbers of the bits that are set. */
  function rowsOf(bits: Uint8Array): number[] {
    const rows = Array.from({ length: bits.length * 8 }, (_, row) => row);
    return rows.filter((row) => (bits[row >> 3] ?? 0) & (1 << (row & 7)));
  }

  it('are those behind it, and none that came late', () => {
    const { store } = filled([10, 20, 30, 15, 40, 35, 5]);
    const behind = (after: number, until?: number) => rowsOf(newerRows(store, { after, until }));
    expect(behind(40)).toEqual([]);
    expect(behind(39)).toEqual([4]);
    expect(behind(30)).toEqual([4, 5]);
    expect(behind(14)).toEqual([1, 2, 3, 4, 5]);
    expect(behind(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(behind(5, 35)).toEqual([0, 1, 2, 3, 5]);
    expect(behind(20, 20)).toEqual([]);
  });

  it('are found over several blocks', () => {
    const { store } = filled(Array.from({ length: 140_000 }, (_, at) => at));
    const behind = (after: number, until?: number) => rowsOf(newerRows(store, { after, until }));
    expect(behind(139_990)).toEqual(Array.from({ length: 9 }, (_, at) => 139_991 + at));
    expect(behind(60_000)).toHaveLength(79_999);
    expect(behind(65_534, 65_537)).toEqual([65_535, 65_536, 65_537]);
    expect(rowsOf(newerRows(new Store(SCHEMA), { after: 0 }))).toEqual([]);
  });
});

describe('rows that came late', () => {
  const page = { conditions: [], facets: [], skip: 0, take: 5 };

  it('are looked at one by one only while they can be found', () => {
    const { store, ids } = filled([10, 30, 20, 15]);
    const [, , id = idOf(randomUUID())] = ids;
    expect([...store.late]).toEqual([2, 3]);
    store.remove(id);
    expect([...store.late]).toEqual([3]);
    // in its place again
    store.put({ id, time: 20, mark: 1, values: {} });
    expect(new Set(store.late)).toEqual(new Set([2, 3]));
    expect(answer(store, page).rows).toEqual([1, 2, 3, 0]);
    for (const time of [12, 13, 14]) store.put({ id, time, mark: 1, values: {} });
    expect([...store.late]).toEqual([3, 6]);
    expect(answer(store, page).rows).toEqual([1, 3, 6, 0]);
  });

  it('do not disturb the order of the others once they are taken out', () => {
    const { store, ids } = filled([10, 20, 30, 1, 2, 3, 40, 50]);
    for (const id of ids.slice(3, 6)) store.remove(id);
    const behind = (after: number) => {
      const approved = { field: 'approved', bits: newerRows(store, { after }) };
      return answer(store, { ...page, conditions: [approved] }).rows;
    };
    expect([behind(45), behind(35), behind(25), behind(5)]).toEqual([
      [7],
      [7, 6],
      [7, 6, 2],
      [7, 6, 2, 1, 0],
    ]);
  });

  it('are late no more once the one was set right, or left, that a clock noted which ran ahead', () => {
    const filledAhead = () => filled([10, 20, 1000, 30, 2000, 40]);
    const newest = (store: Store) => answer(store, page).rows.map((row) => store.timeAt(row));
    const corrected = filledAhead();
    expect(new Set(corrected.store.late)).toEqual(new Set([3, 5]));
    for (const [at, time] of [
      [4, 51],
      [2, 50],
    ] as const) {
      const id = corrected.ids[at] ?? expect.fail();
      corrected.store.put({ id, time, mark: 1, values: {} });
    }
    corrected.store.put({ id: idOf(randomUUID()), time: 60, mark: 1, values: {} });
    expect(newest(corrected.store)).toEqual([60, 51, 50, 40, 30]);
    const { late } = corrected.store;
    expect([...late].map((row) => corrected.store.timeAt(row))).toEqual([50]);
    const approved = {
      field: 'approved',
      bits: newerRows(corrected.store, { after: 35, until: 51 }),
    };
    expect(answer(corrected.store, { ...page, conditions: [approved] }).count).toBe(3);

    const left = filledAhead();
    for (const at of [2, 4]) left.store.remove(left.ids[at] ?? expect.fail());
    const copied = new Store(SCHEMA);
    Array.from(copied.addBlock(left.store.copyBlock(0)));
    for (const store of [left.store, copied]) {
      store.put({ id: idOf(randomUUID()), time: 50, mark: 1, values: {} });
      expect([...store.late]).toEqual([]);
      expect(newest(store)).toEqual([50, 40, 30, 20, 10]);
    }
  });

  it('are the same in a copy', () => {
    const { store, ids } = filled([10, 30, 20, 15]);
    const [, , id = idOf(randomUUID())] = ids;
    store.remove(id);
    const again = new Store(SCHEMA);
    Array.from(again.addBlock(store.copyBlock(0)));
    expect([...again.late]).toEqual([3]);
    expect([again.late.has(2), again.late.has(1)]).toEqual([true, false]);
    expect(answer(again, page).rows).toEqual([1, 3, 0]);
  });
});

describe('a range that is asked for again and again', () => {
  it('is that of the rows as they are, on each thread', () => {
    const { store, ids } = filled(Array.from({ length: 70_000 }, (_, at) => at));
    const counter = new Arena(store.layout, store.memory, 'counter');
    counter.see(store.blocks.length);
    const among = { conditions: [{ field: 'active', from: 100, to: 199 }], facets: [] };
    const counted = () => [
      answer(store, { ...among, skip: 0, take: 1 }).count,
      count(counter, among).count,
    ];
    for (let times = 0; times < 3; times++) expect(counted()).toEqual([200, 200]);
    const [first, second] = [ids[150], ids[69_999]];
    if (!first || !second) throw new Error('no ids');
    store.set(first, 'active', 300);
    expect(counted()).toEqual([199, 199]);
    store.set(second, 'active', 100);
    expect(counted()).toEqual([200, 200]);
    store.put({ id: idOf(randomUUID()), time: 70_000, mark: 1, values: { food: 1, active: 199 } });
    expect(counted()).toEqual([201, 201]);
    store.remove(second);
    expect(counted()).toEqual([200, 200]);
    store.put({ id: second, time: 69_999, mark: 1, values: { food: 1, active: 7 } });
    expect(counted()).toEqual([200, 200]);
    expect(answer(store, { ...among, skip: 199, take: 1 }).rows).toEqual([100]);
  });
});

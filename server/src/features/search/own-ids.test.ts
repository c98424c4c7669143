import { expect, it } from 'vitest';
import { OwnIds, ownIdsOf } from './own-ids.ts';

const idAt = (index: number, end = index) =>
  `01a2${index.toString(16).padStart(4, '0')}-0000-7000-8000-0000${end.toString(16).padStart(8, '0')}`;
const ids = Array.from({ length: 500 }, (_, index) => idAt(index));

it('has its ids and no others', () => {
  const own = ownIdsOf(ids.slice(0, 300));
  expect(own.size).toBe(300);
  expect(ids.filter((id) => own.has(id))).toEqual(ids.slice(0, 300));
  expect([...own]).toEqual(ids.slice(0, 300));
});

it('tells apart ids that end alike, and finds the only one', () => {
  const alike = Array.from({ length: 20 }, (_, index) => idAt(index, 7));
  const own = ownIdsOf(alike.slice(0, 10));
  expect(alike.filter((id) => own.has(id))).toEqual(alike.slice(0, 10));
  expect(ownIdsOf([idAt(1)]).has(idAt(1))).toBe(true);
  expect(new OwnIds(null).has(idAt(1))).toBe(false);
});

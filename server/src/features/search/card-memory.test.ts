import { expect, test } from 'vitest';
import { CardMemory } from './card-memory.ts';
import type { FoundEntry } from './entry.ts';

const MB = 1024 * 1024;

const entryAt = (row: number, version = 1, load = 1): FoundEntry => ({
  user_id: crypto.randomUUID(),
  ...{ row, version, load, approved: 0, kind: 0, active: 0, rank: 0 },
});

test('a text is found by row, version and index', () => {
  const memory = new CardMemory(4 * MB);
  memory.put(entryAt(70_000, 3, 2), 'பாரதி');
  expect(memory.get(entryAt(70_000, 3, 2))?.text).toBe('பாரதி');
  for (const other of [entryAt(70_000, 4, 2), entryAt(70_000, 3, 1), entryAt(4464, 3, 2)])
    expect(memory.get(other)).toBeUndefined();
});

test('a newer text of a row replaces the one before', () => {
  const memory = new CardMemory(4 * MB);
  memory.put(entryAt(5, 1), 'before');
  memory.put(entryAt(5, 2), 'after');
  expect(memory.get(entryAt(5, 1))).toBeUndefined();
  expect(memory.get(entryAt(5, 2))?.text).toBe('after');
});

test('where memory ends, the oldest are overwritten, and never read by halves', () => {
  const memory = new CardMemory(8 * MB);
  const text = (row: number) => `${row} `.repeat(20_000);
  const rows = Array.from({ length: 300 }, (_, row) => row);
  for (const row of rows) memory.put(entryAt(row), text(row));
  const kept = rows.filter((row) => memory.get(entryAt(row)));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThan(150);
  expect(kept.at(-1)).toBe(299);
  for (const row of kept) expect(memory.get(entryAt(row))?.text).toBe(text(row));
});

test('it tells how many others were put or read since', () => {
  const memory = new CardMemory(4 * MB);
  for (const row of [1, 2, 3]) memory.put(entryAt(row), 'text');
  expect(memory.get(entryAt(1))?.since).toBe(2);
  expect(memory.get(entryAt(1))?.since).toBe(0);
});

test('what stands in no index, or is too long, is not kept', () => {
  const memory = new CardMemory(4 * MB);
  memory.put(entryAt(-1), 'text');
  expect(memory.get(entryAt(-1))).toBeUndefined();
  memory.put(entryAt(1), 'x'.repeat(5 * MB));
  expect(memory.get(entryAt(1))).toBeUndefined();
});

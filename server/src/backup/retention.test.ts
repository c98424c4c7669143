import { expect, test } from 'vitest';
import { nightlyName, outlived } from './retention.ts';

const DAY = 86_400_000;
const NIGHT = Date.parse('2026-11-22T02:00:00Z');

/** The backups of so many nights. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => nightlyName(new Date(NIGHT - ago * DAY)));

test('the newest of days, weeks and months stay (backups 25)', () => {
  const names = nights(400);
  const gone = new Set(outlived(names, { daily: 7, weekly: 4, monthly: 12 }, new Date(NIGHT)));
  const kept = names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 15));
  expect(kept).toEqual([
    ...['22', '21', '20', '19', '18', '17', '16'].map((day) => `2026-11-${day}`),
    // the Sundays before the first of those weeks, and the ends of months
    ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31'],
    ...['2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28'],
    ...['2026-01-31', '2025-12-31'],
  ]);
});

test('of a night with two backups the later one stays, and no other name is touched', () => {
  const names = ['mala-2026-11-22T0200.age', 'mala-2026-11-22T0211.age', 'by-hand.age', 'mala.age'];
  expect(outlived(names, { daily: 1, weekly: 0, monthly: 0 }, new Date(NIGHT + DAY))).toEqual([
    names[0],
  ]);
});

test('backups of a clock that was a year ahead stay apart, and do not push out tonight’s', () => {
  const ahead = nights(10).map((name) => name.replace('2026', '2027'));
  const names = [...ahead, ...nights(10)];
  const gone = outlived(names, { daily: 7, weekly: 0, monthly: 0 }, new Date(NIGHT));
  expect(gone).toEqual(nights(10).slice(7));
});

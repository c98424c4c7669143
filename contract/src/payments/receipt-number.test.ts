import { expect, it } from 'vitest';
import { financialYear, receiptNumber } from './receipt-number.ts';

it.each([
  ['2026-03-31T18:29:59Z', 2025],
  ['2026-03-31T18:30:00Z', 2026],
  ['2026-12-31T20:00:00Z', 2026],
  ['2027-03-31T18:29:59Z', 2026],
])('%s is in the financial year of %i', (time, year) =>
  expect(financialYear(new Date(time))).toBe(year),
);

it('names community, year and number', () => {
  expect(receiptNumber('tamilmala', 2026, 123)).toBe('TM/2026-27/000123');
  expect(receiptNumber('marathimala', 2099, 1_234_567)).toBe('MM/2099-00/1234567');
});

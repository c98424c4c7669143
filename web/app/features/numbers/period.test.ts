import { expect, it } from 'vitest';
import { faultsOf, periodOf, spanOf } from './period.ts';

// 24 November in India
const now = new Date('2026-11-23T20:00:00Z');

it.each([
  ['week', '2026-11-18', '2026-11-24'],
  ['month', '2026-10-26', '2026-11-24'],
  ['quarter', '2026-08-27', '2026-11-24'],
  ['year', '2026-01-01', '2026-11-24'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s is from %s to %s', (span, from, to) => {
  expect(spanOf(span, now)).toEqual({ from, to });
});

it('is the last 30 days where the address has no valid one, and of no community of others', () => {
  const of = (address: string) => periodOf(new URLSearchParams(address), ['tamilmala']);
  const month = { ...spanOf('month'), domain: '' };
  expect(of('')).toEqual(month);
  expect(of('from=2026-03-09&to=2026-03-01')).toEqual(month);
  expect(of('from=2026-03-01&to=2026-03-09&domain=marathimala')).toEqual({
    from: '2026-03-01',
    to: '2026-03-09',
    domain: '',
  });
});

it('says which day is wrong', () => {
  expect(Object.keys(faultsOf({ from: '2026-03-09', to: '2026-03-01', domain: '' }))).toEqual([
    'to',
  ]);
});

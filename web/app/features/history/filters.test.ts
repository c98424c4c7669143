import { expect, it } from 'vitest';
import { faultsOf, filtersOf, NO_FILTERS, queryOf, spans } from './filters.ts';

it('days are those of India', () => {
  // half past midnight there, still the day before in Greenwich
  expect(spans(new Date('2026-03-09T19:00:00Z'))).toEqual({
    today: ['2026-03-10', '2026-03-10'],
    yesterday: ['2026-03-09', '2026-03-09'],
    week: ['2026-03-04', '2026-03-10'],
  });
});

it('a day of which a part is missing is asked for', () => {
  expect(Object.keys(faultsOf({ ...NO_FILTERS, from: '2026--05', to: '2026-03-01' }))).toEqual([
    'from',
  ]);
});

it('a URL gives what is valid in it', () => {
  const address = new URLSearchParams(
    'member= MM100001 &action=paint&from=2026-02-30&to=2026-03-01',
  );
  expect(filtersOf(address)).toEqual({ ...NO_FILTERS, member: ' MM100001 ', to: '2026-03-01' });
  expect(queryOf(filtersOf(address))).toEqual({ member: 'MM100001', to: '2026-03-01' });
});

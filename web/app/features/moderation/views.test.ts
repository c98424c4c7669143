import { expect, it } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { filtersOfView, isShown, keptOf, looksForOne } from './views.ts';

const filters = { ...NO_FILTERS, status: '0', waiting: '3', sort: 'waiting', city: 'Madurai' };

it('a view keeps the filters, and leads back to them', () => {
  const view = { id: '1', name: 'Old', filters: keptOf(filters) };
  expect(view.filters).toEqual({
    domain: ['tamilmala'],
    status: [0],
    city: ['Madurai'],
    waiting: [3],
    sort: 'waiting',
  });
  expect(filtersOfView(view)).toEqual(filters);
  expect(isShown(view, filters)).toBe(true);
  expect(isShown(view, { ...filters, phone: '9840012345' })).toBe(false);
});

it('nothing is kept that looks for one person', () => {
  const one = { ...filters, name: 'Meena', phone: '9840012345', mid: 'MF100449' };
  expect(keptOf(one)).toEqual(keptOf(filters));
  expect(looksForOne(one)).toBe(true);
  expect(looksForOne(filters)).toBe(false);
});

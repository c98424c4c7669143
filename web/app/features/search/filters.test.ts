import { communities } from '@mala/contract/communities/communities.ts';
import { expect, test } from 'vitest';
import {
  activeCount,
  type ChosenFilters,
  defaultFilters,
  NO_FILTERS,
  readFilters,
  searchBody,
  withValues,
  writeFilters,
} from './filters.ts';

const { tamilmala, marathimala } = communities;
const defaults = defaultFilters(tamilmala, 'kerala');

function read(query: string) {
  return readFilters(tamilmala, new URLSearchParams(query));
}

function write(filters: ChosenFilters) {
  return writeFilters(filters, defaults).toString();
}

test('a search starts with ages 18 to 40 and the preferred states of the own state', () => {
  expect(defaultFilters(marathimala, 'maharashtra')).toEqual({
    from_age: 18,
    to_age: 40,
    values: { state: ['karnataka', 'maharashtra', 'others'] },
    shortlist: false,
  });
  for (const state of ['others', 'atlantis', null])
    expect(defaultFilters(marathimala, state).values).toEqual({});
});

test('a URL repeats a filter for each of its values', () => {
  const filters = withValues(tamilmala, { ...NO_FILTERS, from_age: 20 }, 'state', [
    'tamil-nadu',
    'kerala',
  ]);
  expect(write(filters)).toBe('from_age=20&to_age=69&state=kerala&state=tamil-nadu');
  expect(write({ ...filters, shortlist: true })).toMatch(/&shortlist=true$/);
});

test.each([
  ['one of each', 'from_age=21&to_age=30&community=nadar&martial_status=widowed&shortlist=true'],
  ['several stars', 'from_age=18&to_age=69&birth_star=ashwini&birth_star=rohini'],
  ['nothing at all', 'from_age=18&to_age=69'],
])('%s is restored from its URL', (_, query) => {
  expect(write(read(query) ?? defaults)).toBe(query);
});

test('the defaults need no query, and no query means the defaults', () => {
  expect(write(defaults)).toBe('');
  expect(read('')).toBeNull();
  expect(read('utm_source=whatsapp')).toBeNull();
});

test('a filter missing in a URL excludes nobody', () => {
  expect(read('from_age=20&state=tamil-nadu&state=kerala')).toEqual({
    from_age: 20,
    to_age: 69,
    values: { state: ['kerala', 'tamil-nadu'] },
    shortlist: false,
  });
});

test('invalid values are ignored', () => {
  expect(read('from_age=17&to_age=abc&state=atlantis&shortlist=no&birth_star=')).toBeNull();
  expect(read('from_age=2e1&from_age=22&state=atlantis&state=kerala&state=kerala')).toEqual({
    from_age: 22,
    to_age: 69,
    values: { state: ['kerala'] },
    shortlist: false,
  });
  expect(
    readFilters(marathimala, new URLSearchParams('community=nadar&community=kshatriya')),
  ).toMatchObject({ values: { community: ['kshatriya'] } });
});

test('reversed ages are swapped, and the widest of several ranges counts', () => {
  expect(read('from_age=40&to_age=25')).toMatchObject({ from_age: 25, to_age: 40 });
  expect(read('from_age=30&from_age=25&to_age=35&to_age=45')).toMatchObject({
    from_age: 25,
    to_age: 45,
  });
});

test('the call gets a list for each active filter', () => {
  expect(searchBody(NO_FILTERS)).toEqual({ fields: ['card'] });
  expect(searchBody({ ...defaults, from_age: 21, shortlist: true })).toEqual({
    from_age: [21],
    to_age: [40],
    state: ['karnataka', 'kerala', 'tamil-nadu', 'others'],
    shortlist: [true],
    fields: ['card'],
  });
});

test('counts the filters that are active', () => {
  expect(activeCount(NO_FILTERS)).toBe(0);
  expect(activeCount(defaults)).toBe(2);
  expect(activeCount({ ...defaults, shortlist: true })).toBe(3);
});

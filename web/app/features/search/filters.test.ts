import { communities } from '@mala/contract/communities/communities.ts';
import { expect, test } from 'vitest';
import {
  activeCount,
  type ChosenFilters,
  cleared,
  defaultFilters,
  NO_FILTERS,
  readFilters,
  searchBody,
  withoutMatch,
  withValues,
  writeFilters,
} from './filters.ts';

const { tamilmala, marathimala } = communities;
const defaults = defaultFilters(tamilmala, 'kerala');

function read(query: string) {
  return readFilters(tamilmala, new URLSearchParams(query));
}

function write(filters: ChosenFilters) {
  return writeFilters(tamilmala, filters, defaults).toString();
}

test('a search starts with ages 18 to 40 and the preferred states of the own state', () => {
  expect(defaultFilters(marathimala, 'maharashtra')).toEqual({
    from_age: 18,
    to_age: 40,
    values: { state: ['karnataka', 'maharashtra', 'others'] },
    shortlist: false,
    match: NO_FILTERS.match,
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
  ['the match', 'from_age=18&to_age=69&sort=match&match_at_least=7&no_rajju=true'],
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
    match: NO_FILTERS.match,
  });
});

test('invalid values are ignored', () => {
  expect(read('from_age=17&to_age=abc&state=atlantis&shortlist=no&birth_star=')).toBeNull();
  expect(read('from_age=2e1&from_age=22&state=atlantis&state=kerala&state=kerala')).toEqual({
    from_age: 22,
    to_age: 69,
    values: { state: ['kerala'] },
    shortlist: false,
    match: NO_FILTERS.match,
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
  expect(searchBody(tamilmala, NO_FILTERS)).toEqual({ fields: ['card'] });
  expect(searchBody(tamilmala, { ...defaults, from_age: 21, shortlist: true })).toEqual({
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

test('the match is asked for by the tradition of the community', () => {
  const query = new URLSearchParams('sort=match&match_at_least=24&no_nadi_dosha=true');
  expect(readFilters(marathimala, query)?.match).toEqual({
    ...{ sorted: true, atLeast: 24, noDosha: true },
  });
  expect(searchBody(marathimala, readFilters(marathimala, query) ?? NO_FILTERS)).toEqual({
    ...{ sort: ['match'], match_at_least: [24], no_nadi_dosha: [true], fields: ['card'] },
  });
  expect(readFilters(tamilmala, query)?.match).toEqual({
    ...{ sorted: true, atLeast: null, noDosha: false },
  });
  for (const invalid of ['sort=newest', 'match_at_least=0', 'match_at_least=11', 'no_rajju=no'])
    expect(read(invalid)).toBeNull();
});

test('the order is no filter, and stays where filters are cleared', () => {
  const asked = { ...defaults, match: { sorted: true, atLeast: 7, noDosha: true } };
  expect(activeCount(asked)).toBe(4);
  expect(cleared(asked)).toEqual({ ...NO_FILTERS, match: { ...NO_FILTERS.match, sorted: true } });
  expect(activeCount(cleared(asked))).toBe(0);
  expect(withoutMatch(asked)).toEqual(defaults);
});

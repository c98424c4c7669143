import { communities } from '@mala/contract/communities/communities.ts';
import { describe, expect, test } from 'vitest';
import { readFilters, writeFilters } from './address.ts';
import { countsBody, searchBody } from './bodies.ts';
import {
  activeCount,
  type ChosenFilters,
  cleared,
  defaultFilters,
  hasPreferredStates,
  NO_FILTERS,
  type RangeName,
  widest,
  without,
  withoutMatch,
  withRange,
  withValues,
  withYes,
} from './filters.ts';

const { tamilmala, marathimala } = communities;
const tamil = { community: tamilmala, readsDetails: true, hasHome: true };
const marathi = { community: marathimala, readsDetails: true, hasHome: true };
const KERALA = { home_state: 'kerala' };
const defaults = defaultFilters(tamil, KERALA);

const aged = (from: number, to: number, rest = NO_FILTERS) => withRange(rest, 'age', [from, to]);

function read(query: string, searcher = tamil) {
  return readFilters(searcher, new URLSearchParams(query)).filters;
}

function droppedOf(query: string, searcher = tamil) {
  return readFilters(searcher, new URLSearchParams(query)).dropped;
}

function write(filters: ChosenFilters) {
  return writeFilters(tamil, filters, defaults).toString();
}

describe('the defaults', () => {
  test('are ages 18 to 40 and the preferred states of the own state', () => {
    expect(defaultFilters(marathi, { home_state: 'maharashtra' })).toEqual({
      ...aged(18, 40),
      values: { state: ['karnataka', 'maharashtra', 'others'] },
    });
    for (const home_state of ['others', 'atlantis', null])
      expect(defaultFilters(marathi, { home_state }).values).toEqual({});
  });

  test('have no states for who keeps them off', () => {
    const off = { ...KERALA, prefers_states: false };
    expect(defaultFilters(tamil, off)).toEqual(aged(18, 40));
    expect(defaultFilters(tamil, { ...KERALA, prefers_states: true })).toEqual(defaults);
  });

  test('begin with what the family looks for, which says more of ages and states than they do', () => {
    const wishing = { ...KERALA, preferences: { from_height: 160 } };
    expect(defaultFilters(tamil, wishing)).toEqual(withYes(defaults, 'fits', true));
    const said = { from_age: 42, state: ['goa'] };
    expect(defaultFilters(tamil, { ...KERALA, preferences: said })).toEqual(
      withYes(NO_FILTERS, 'fits', true),
    );
    const off = { ...KERALA, preferences: said, prefers_wishes: false };
    expect(defaultFilters(tamil, off)).toEqual(defaults);
    const open = { ...KERALA, preferences: { any_caste: true as const } };
    expect(defaultFilters(tamil, open)).toEqual(defaults);
  });

  test('need no query, and no query means the defaults', () => {
    expect(write(defaults)).toBe('');
    expect(read('')).toBeNull();
    expect(read('utm_source=whatsapp')).toBeNull();
    expect(droppedOf('utm_source=whatsapp')).toEqual([]);
  });
});

test('the preferred states are known as such, whatever else is chosen', () => {
  expect(hasPreferredStates(tamil, KERALA, aged(20, 30, defaults))).toBe(true);
  for (const state of [[], ['kerala'], ['kerala', 'karnataka', 'tamil-nadu']])
    expect(hasPreferredStates(tamil, KERALA, withValues(tamil, defaults, 'state', state))).toBe(
      false,
    );
  expect(hasPreferredStates(tamil, { home_state: 'others' }, NO_FILTERS)).toBe(false);
});

test('a URL repeats a filter for each of its values', () => {
  const filters = withValues(tamil, aged(20, 69), 'state', ['tamil-nadu', 'kerala']);
  expect(write(filters)).toBe('from_age=20&to_age=69&state=kerala&state=tamil-nadu');
  expect(write(withYes(filters, 'shortlist', true))).toMatch(/&shortlist=true$/);
});

test.each([
  ['one of each', 'from_age=21&to_age=30&community=nadar&martial_status=widowed&shortlist=true'],
  ['several stars', 'from_age=18&to_age=69&birth_star=ashwini&birth_star=rohini'],
  ['the match', 'from_age=18&to_age=69&match_at_least=7&no_rajju=true&sort=match'],
  ['nothing at all', 'from_age=18&to_age=69'],
  ['heights', 'from_age=18&to_age=69&from_height=152&to_height=165'],
  ['words', 'from_age=18&to_age=69&keyword=MF100123'],
  [
    'towns',
    'from_age=18&to_age=69&city=Madurai&city=%E0%AE%95%E0%AE%B0%E0%AF%82%E0%AE%B0%E0%AF%8D',
  ],
  ['professions', 'from_age=18&to_age=69&profession_group=medical&profession=manager'],
  ['what is the viewer’s', 'from_age=18&to_age=69&with_photo=true&new=true&not_seen=true'],
  ['activity', 'from_age=18&to_age=69&active_within=7&sort=active'],
])('%s is restored from its URL', (_, query) => {
  expect(write(read(query) ?? defaults)).toBe(query);
  expect(droppedOf(query)).toEqual([]);
});

test('a filter missing in a URL excludes nobody', () => {
  expect(read('from_age=20&state=tamil-nadu&state=kerala')).toEqual({
    ...aged(20, 69),
    values: { state: ['kerala', 'tamil-nadu'] },
  });
});

describe('invalid values', () => {
  test('are left out', () => {
    expect(read('from_age=17&to_age=abc&state=atlantis&shortlist=no&birth_star=')).toBeNull();
    expect(read('from_age=2e1&from_age=22&state=atlantis&state=kerala&state=kerala')).toEqual({
      ...aged(22, 69),
      values: { state: ['kerala'] },
    });
    expect(read('community=nadar&community=kshatriya', marathi)).toMatchObject({
      values: { community: ['kshatriya'] },
    });
    for (const invalid of ['sort=fairest', 'match_at_least=0', 'match_at_least=11', 'no_rajju=no'])
      expect(read(invalid)).toBeNull();
  });

  test('are told by their filters, and only those', () => {
    expect(droppedOf('from_age=22&state=atlantis&state=kerala&shortlist=no')).toEqual([
      'state',
      'shortlist',
    ]);
    expect(droppedOf('from_age=17&height=1&active_within=2&keyword=%20')).toEqual([
      'from_age',
      'active_within',
      'keyword',
    ]);
  });

  test('are those of details to who may not read them', () => {
    const pending = { ...tamil, readsDetails: false };
    const query = 'food_habits=only-veg&state=kerala&community=nadar';
    expect(read(query, pending)?.values).toEqual({ state: ['kerala'], community: ['nadar'] });
    expect(droppedOf(query, pending)).toEqual(['food_habits']);
    expect(droppedOf(query)).toEqual([]);
  });

  test('are orders that mean nothing to somebody', () => {
    const office = { ...tamil, hasHome: false };
    expect(read('sort=nearest', office)).toBeNull();
    expect(read('sort=nearest&from_age=20', office)?.sort).toBe('newest');
    expect(droppedOf('sort=nearest', office)).toEqual(['sort']);
    expect(read('sort=nearest')?.sort).toBe('nearest');
    expect(droppedOf('sort=active', { ...tamil, readsDetails: false })).toEqual(['sort']);
  });
});

test('of very many towns the first twenty are kept, and it is said', () => {
  const towns = Array.from({ length: 21 }, (_, at) => `Town ${at}`);
  const query = towns.map((town) => `city=${town}`);
  expect(read([...query, ...query].join('&'))?.values.city).toEqual(towns.slice(0, 20));
  expect(droppedOf(query.join('&'))).toEqual(['city']);
  expect(droppedOf(query.slice(1).join('&'))).toEqual([]);
});

test('reversed ends are swapped, and the widest of several ranges counts', () => {
  const rangeOf = (query: string, name: RangeName) => read(query)?.ranges[name];
  expect(rangeOf('from_age=40&to_age=25', 'age')).toEqual([25, 40]);
  expect(rangeOf('from_age=30&from_age=25&to_age=35&to_age=45', 'age')).toEqual([25, 45]);
  expect(rangeOf('from_height=180&to_height=150', 'height')).toEqual([150, 180]);
  expect(rangeOf('to_height=160', 'height')).toEqual([widest('height')[0], 160]);
});

test('the call gets a list for each active filter', () => {
  expect(searchBody(tamilmala, NO_FILTERS)).toEqual({ fields: ['card'] });
  const chosen = withYes(aged(21, 40, defaults), 'shortlist', true);
  const all = {
    ...{ ...chosen, keyword: 'teacher', activeWithin: 7 as const, sort: 'oldest' as const },
    ranges: { ...chosen.ranges, height: [150, 213] as const },
  };
  const body = {
    from_age: [21],
    to_age: [40],
    from_height: [150],
    state: ['karnataka', 'kerala', 'tamil-nadu', 'others'],
    shortlist: [true],
    keyword: ['teacher'],
    active_within: [7],
  };
  expect(searchBody(tamilmala, all)).toEqual({ ...body, sort: ['oldest'], fields: ['card'] });
  expect(countsBody(tamilmala, all)).toEqual(body);
});

test('counts the filters that are active; professions and their groups are one', () => {
  expect(activeCount(NO_FILTERS)).toBe(0);
  expect(activeCount(defaults)).toBe(2);
  expect(activeCount(withYes(defaults, 'shortlist', true))).toBe(3);
  const work = {
    ...NO_FILTERS,
    values: { profession: ['manager'], profession_group: ['medical'] },
  };
  expect(activeCount(work)).toBe(1);
  expect(without(work, 'profession')).toEqual(NO_FILTERS);
});

test('the match is asked for by the tradition of the community', () => {
  const query = 'sort=match&match_at_least=24&no_nadi_dosha=true';
  expect(read(query, marathi)).toMatchObject({
    match: { atLeast: 24, noDosha: true },
    sort: 'match',
  });
  expect(searchBody(marathimala, read(query, marathi) ?? NO_FILTERS)).toEqual({
    ...{ sort: ['match'], match_at_least: [24], no_nadi_dosha: [true], fields: ['card'] },
  });
  expect(read(query)).toMatchObject({ match: NO_FILTERS.match, sort: 'match' });
  expect(droppedOf(query)).toEqual(['match_at_least']);
});

test('the order is no filter, and stays where filters are cleared', () => {
  const asked: ChosenFilters = {
    ...defaults,
    match: { atLeast: 7, noDosha: true },
    sort: 'match',
  };
  expect(activeCount(asked)).toBe(4);
  expect(cleared(asked)).toEqual({ ...NO_FILTERS, sort: 'match' });
  expect(activeCount(cleared(asked))).toBe(0);
  expect(withoutMatch(asked)).toEqual(defaults);
  expect(withoutMatch({ ...defaults, sort: 'oldest' }).sort).toBe('oldest');
});

test('the subcastes of a caste go with it, and stay where only the counts let the caste go', () => {
  const [one] = tamilmala.lists.subcaste ?? [];
  const caste = one?.community ?? '';
  const subcaste = one?.value ?? '';
  const chosen = withValues(
    tamil,
    withValues(tamil, NO_FILTERS, 'community', [caste, 'naidu']),
    'subcaste',
    [subcaste],
  );
  expect(chosen.values).toMatchObject({ subcaste: [subcaste] });
  expect(withValues(tamil, chosen, 'community', ['naidu']).values).toEqual({
    community: ['naidu'],
  });
  expect(withValues(tamil, chosen, 'community', []).values).toEqual({});
  expect(without(chosen, 'community').values).toEqual({ subcaste: [subcaste] });
});

test.each([
  ['age', aged(20, 30)],
  ['height', withRange(NO_FILTERS, 'height', [150, 160])],
  ['match', { ...NO_FILTERS, match: { atLeast: 7, noDosha: true } }],
  ['keyword', { ...NO_FILTERS, keyword: 'teacher' }],
  ['active_within', { ...NO_FILTERS, activeWithin: 30 }],
  ['city', { ...NO_FILTERS, values: { city: ['Madurai'] } }],
  ['hidden', { ...NO_FILTERS, on: ['hidden'] }],
  ['sort', { ...NO_FILTERS, sort: 'oldest' }],
] as const satisfies readonly (readonly [string, ChosenFilters])[])(
  'without %s nothing is left of it, nor by its other names',
  (name, filters) => {
    expect(without(filters, name)).toEqual(NO_FILTERS);
    const others: Record<string, string> = {
      age: 'to_age',
      height: 'from_height',
      match: 'no_rajju',
    };
    expect(without(filters, others[name] ?? name)).toEqual(NO_FILTERS);
  },
);

import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Filters } from '@mala/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { NO_KIND } from '../match/index.ts';
import { codeOf } from './codes.ts';
import { dayNumber } from './days.ts';
import type { Entry } from './entry.ts';
import { matchesOf } from './matches.ts';
import { ownIdsOf } from './own-ids.ts';
import { NOTHING_OWN } from './own-lists.ts';
import { ProfileIndex } from './profile-index.ts';
import { wantedOf } from './wish-codes.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');

/** The value at a place of the list of each filter. */
function slugAt(index: number, place: number): string {
  const { list } = FIELD_FILTERS[index] ?? { list: 'state' };
  return listOf(communities.tamilmala, list)[place]?.value ?? '';
}

/** A short hexadecimal name, or a day, as a UUID and back. */
const uuidOf = (name: string) =>
  `00000000-0000-4000-8000-${name.replaceAll('-', '').padStart(12, '0')}`;
function nameOf(uuid: string): string {
  const name = uuid.slice(-12).replace(/^0+/, '');
  return name.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Somebody with the value at the same place of its list in every filter. */
function entry(id: string, more: { born?: string; place?: number; approved?: number } = {}): Entry {
  const { born = '1998-05-14', place = 0, approved = 1 } = more;
  return {
    user_id: uuidOf(id),
    approved,
    born: dayNumber(new Date(born)),
    codes: FIELD_FILTERS.map((_, index) => codeOf(index, slugAt(index, place))),
    ...{ kind: NO_KIND, height: 0, with_photo: 0, active: 0, city: 0, mid: 0 },
    words: { card: [], detail: [] },
    wanted: wantedOf(null),
    version: 1,
  };
}

function profiles(...entries: Entry[]): ProfileIndex {
  return new ProfileIndex(entries, { version: 1, origin: 'here', load: 1 });
}

function found(
  from: ProfileIndex,
  filters: Filters,
  shortlist: string[] = [],
  today = TODAY,
): string[] {
  const given = {
    today,
    comparison: null,
    details: true,
    home: null,
    ...{ looksFor: null, is: null },
    own: { ...NOTHING_OWN, shortlist: ownIdsOf(shortlist.map(uuidOf)) },
  };
  return matchesOf(from, filters, given, { skip: 0, take: 100 }).entries.map(({ user_id }) =>
    nameOf(user_id),
  );
}

describe('ages', () => {
  const days = ['1986-11-20', '1986-11-21', '1986-11-22', '1985-11-20', '1985-11-21', '2008-11-20'];
  const all = profiles(...days.map((born) => entry(born, { born })));

  it('count whole years: 40 years and 364 days are 40', () => {
    expect(found(all, { from_age: [40], to_age: [40] }).sort()).toEqual([
      '1985-11-21',
      '1986-11-20',
    ]);
    expect(found(all, { from_age: [41] })).toEqual(['1985-11-20']);
    expect(found(all, { to_age: [18] })).toEqual(['2008-11-20']);
  });

  it('use the widest of several ranges', () => {
    expect(found(all, { from_age: [41, 40], to_age: [40, 41] }).sort()).toEqual([
      '1985-11-20',
      '1985-11-21',
      '1986-11-20',
    ]);
  });

  it('match nobody if the bounds are reversed, and everybody if none is given', () => {
    expect(found(all, { from_age: [41], to_age: [40] })).toEqual([]);
    expect(found(all, { from_age: [], to_age: [] })).toHaveLength(days.length);
  });

  it('agree with the displayed age, on every day around a leap day', () => {
    const born = ['2000-02-28', '2000-02-29', '2000-03-01'];
    const leap = profiles(...born.map((day) => entry(day, { born: day })));
    for (const now of ['2026-02-27', '2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29'])
      for (const [age, time] of [25, 26, 27, 28].flatMap((age) =>
        ['18:29:59Z', '18:30:00Z'].map((time) => [age, time] as const),
      )) {
        const today = new Date(`${now}T${time}`);
        expect(found(leap, { from_age: [age], to_age: [age] }, [], today).sort()).toEqual(
          born.filter((day) => ageOn(day, today) === age),
        );
      }
  });
});

describe('a filter', () => {
  const retired: Entry = { ...entry('d'), codes: FIELD_FILTERS.map(() => codeOf(0, 'retired')) };
  const all = profiles(entry('a'), entry('b', { place: 1 }), entry('c', { place: 2 }));

  it.each(FIELD_FILTERS.map(({ name }, index) => [name, index] as const))(
    '%s matches any of its values',
    (name, index) => {
      const [x = '', y = '', z] = [0, 1, 2].map((place) => slugAt(index, place));
      expect(found(all, { [name]: [x] })).toEqual(['a']);
      expect(found(all, { [name]: [x, z || y] })).toEqual([z ? 'c' : 'b', 'a']);
      expect(found(all, { [name]: ['never seen'] })).toEqual([]);
      expect(found(all, { [name]: [] })).toEqual(['c', 'b', 'a']);
      expect(found(profiles(retired), { [name]: [x, 'retired'] })).toEqual([]);
    },
  );

  it('shortlist separates the shortlisted from the rest', () => {
    expect(found(all, { shortlist: [true] }, ['b'])).toEqual(['b']);
    expect(found(all, { shortlist: [false, false] }, ['b'])).toEqual(['c', 'a']);
    expect(found(all, { shortlist: [true, false] }, ['b'])).toEqual(['c', 'b', 'a']);
  });

  it('counts all matches and returns the first ones', () => {
    const given = {
      ...{ today: TODAY, comparison: null },
      ...{ details: true, home: null, looksFor: null, is: null, own: NOTHING_OWN },
    };
    const first = { skip: 0, take: 1 };
    expect(matchesOf(all, {}, given, first)).toMatchObject({
      count: 3,
      entries: [{ user_id: uuidOf('c') }],
    });
    expect(matchesOf(all, { state: ['andhra-pradesh', 'karnataka'] }, given, first)).toMatchObject({
      count: 2,
      entries: [{ user_id: uuidOf('b') }],
    });
  });
});

describe('a changed index', () => {
  it('has added people at their position, changed ones once, and nobody who left', async () => {
    const before = profiles(
      entry('a', { approved: 3 }),
      entry('b', { approved: 2 }),
      entry('c', { approved: 1 }),
    );
    expect(found(before, {})).toEqual(['a', 'b', 'c']);
    const changes = [
      { user_id: uuidOf('a'), entry: null },
      { user_id: uuidOf('c'), entry: entry('c', { approved: 1, place: 3 }) },
      { user_id: uuidOf('d'), entry: entry('d', { approved: 2 }) },
      { user_id: uuidOf('e'), entry: null },
    ];
    await before.change(changes, 5);
    expect(before).toMatchObject({ version: 5, origin: 'here', load: 1 });
    expect(found(before, {})).toEqual(['d', 'b', 'c']);
    expect(found(before, { state: ['maharashtra'] })).toEqual(['c']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ListName } from '../../profiles/field.ts';
import { communities } from '../communities.ts';
import { listOf } from '../community.ts';
import type { Option } from '../option.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SCRIPT = {
  ta: /^[^\p{Script=Devanagari}]*\p{Script=Tamil}/u,
  mr: /^[^\p{Script=Tamil}]*\p{Script=Devanagari}/u,
};

const shared = (name: ListName) => listOf(communities.tamilmala, name);
const languageTamil = listOf(communities.tamilmala, 'language');
const communityTamil = listOf(communities.tamilmala, 'community');
const subcasteTamil = listOf(communities.tamilmala, 'subcaste');
const communityMarathi = listOf(communities.marathimala, 'community');
const raasiTamil = listOf(communities.tamilmala, 'raasi');
const raasiMarathi = listOf(communities.marathimala, 'raasi');
const birthStarTamil = listOf(communities.tamilmala, 'birth_star');
const birthStar = listOf(communities.marathimala, 'birth_star');

/** The lists that both sites share. */
const sharedLists = Object.fromEntries(
  Object.entries(communities.tamilmala.lists).filter(
    ([name, list]) => list === listOf(communities.marathimala, name as ListName),
  ),
);

const forBothSites: Record<string, readonly Option[]> = {
  ...sharedLists,
  raasiTamil,
  raasiMarathi,
  birthStarTamil,
  birthStar,
};
const forTamil = { languageTamil, communityTamil, subcasteTamil };
const forMarathi = { communityMarathi };
const everyList = Object.entries({ ...forBothSites, ...forTamil, ...forMarathi });

const values = (options: readonly Option[]) => options.map((option) => option.value);
const english = (options: readonly Option[]) => options.map((option) => option.en);

describe.each(everyList)('%s', (_name, options) => {
  it('has unique slugs', () => {
    expect(new Set(values(options)).size).toBe(options.length);
    for (const value of values(options)) expect(value).toMatch(SLUG);
  });

  it('has trimmed labels in NFC', () => {
    for (const { en, ta = '', mr = '' } of options)
      for (const label of [en, ta, mr]) expect(label).toBe(label.normalize('NFC').trim());
    for (const { en } of options) expect(en).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('second scripts', () => {
  it.each(Object.entries({ ...forBothSites, ...forTamil }))('%s is in Tamil', (_name, options) => {
    for (const option of options) expect(option.ta, option.value).toMatch(SCRIPT.ta);
  });

  it.each(Object.entries({ ...forBothSites, ...forMarathi }))(
    '%s is in Marathi',
    (_name, options) => {
      for (const option of options) expect(option.mr, option.value).toMatch(SCRIPT.mr);
    },
  );
});

describe('the lists of the specification', () => {
  it.each([
    ['educations', shared('education'), 13],
    ['incomes', shared('annual_income'), 15],
    ['states', shared('state'), 8],
    ['employment types', shared('employment_type'), 5],
    ['castes', communityTamil, 13],
    ['languages', languageTamil, 4],
    ['Tamil raasi', raasiTamil, 12],
    ['Marathi raasi', raasiMarathi, 12],
    ['Tamil stars', birthStarTamil, 27],
    ['Marathi stars', birthStar, 27],
  ])('%s', (_name, options, count) => {
    expect(options).toHaveLength(count);
  });

  it.each([
    ['gender', shared('gender'), ['Male', 'Female']],
    ['body type', shared('body_type'), ['Slim', 'Fat', 'Normal']],
    ['marital status', shared('marital_status'), ['Never Married', 'Widowed', 'Divorced']],
    ['physical status', shared('physical_status'), ['Normal', 'Physically Challenged']],
    [
      'complexion',
      shared('complexion'),
      ['Very Fair', 'Fair', 'Wheatish', 'Wheatish Brown', 'Dark'],
    ],
    ['food habits', shared('food_habits'), ['Only Veg', 'Veg / Non-Veg']],
    [
      'family status',
      shared('family_status'),
      ['Lower Middle class', 'Middle Class', 'Upper Middle Class', 'Rich'],
    ],
    ['country', shared('country'), ['India', 'Others']],
    ['languages', languageTamil, ['Tamil', 'Telugu', 'Saurashtra', 'Christian']],
    ['Marathi communities', communityMarathi, ['Bhavasar Kshatriya', 'Kshatriya', 'Others']],
  ])('%s has exactly its labels in order', (_name, options, labels) => {
    expect(english(options)).toEqual(labels);
  });

  it('has the specified first and last education and income', () => {
    expect(english(shared('education')).at(0)).toBe('Bachelors');
    expect(english(shared('education')).at(-1)).toBe('Chartered Accountant');
    const incomes = english(shared('annual_income'));
    expect(incomes.at(0)).toBe('Not working');
    expect(incomes.slice(-3)).toEqual([
      '1 Crore and above',
      'Not applicable',
      'Dont want to specify',
    ]);
  });
});

describe('references between lists', () => {
  it('maps each caste to languages, and each language to castes', () => {
    const languages = new Set(communityTamil.flatMap((caste) => caste.languages ?? []));
    expect([...languages].sort()).toEqual(values(languageTamil).sort());
    for (const caste of communityTamil) expect(caste.languages, caste.value).not.toHaveLength(0);
  });

  it('maps each subcaste to its caste, and each caste but "No caste bar" to subcastes', () => {
    const castes = new Set(subcasteTamil.map((subcaste) => subcaste.community));
    expect([...castes]).toEqual(values(communityTamil).filter((value) => value !== 'no-caste-bar'));
    for (const { value, community } of subcasteTamil) expect(value).toMatch(`${community}-`);
  });

  it('maps each profession to its group, in the order of the groups', () => {
    const groups = new Set(shared('profession').map((profession) => profession.group));
    expect([...groups]).toEqual(values(shared('profession_group')));
  });

  it('has preferred states that are in the list, for Maharashtra and Others as specified', () => {
    const preferred = Object.fromEntries(
      shared('state').map((state) => [state.value, state.preferred]),
    );
    expect(preferred.maharashtra).toEqual(['karnataka', 'maharashtra', 'others']);
    expect(preferred.others).toEqual([]);
    for (const [state, others] of Object.entries(preferred)) {
      expect(values(shared('state'))).toEqual(expect.arrayContaining([...(others ?? [])]));
      if (state !== 'others') expect(others).toEqual(expect.arrayContaining([state, 'others']));
    }
  });

  it('has income bands without gap or overlap', () => {
    const bands = values(shared('annual_income')).slice(1, -2);
    // upto-1-lakh, 1-2-lakh, … 75-lakh-1-crore, 1-crore-and-above
    const ends = bands.flatMap((band) => band.match(/\d+/g) ?? []);
    const [tops, bottoms] = [0, 1].map((side) => ends.filter((_end, at) => at % 2 === side));
    expect(ends).toHaveLength(2 * (bands.length - 1));
    expect(bottoms).toEqual(tops);
  });
});

describe('the zodiac', () => {
  it.each([
    ['Tamil', birthStarTamil, raasiTamil],
    ['Marathi', birthStar, raasiMarathi],
  ])(
    '%s: the 108 padham of the stars fill the raasi in order, nine each',
    (_site, stars, raasi) => {
      expect(stars.flatMap((star) => star.raasi_by_padham ?? [])).toEqual(
        raasi.flatMap((sign) => Array(9).fill(sign.value)),
      );
    },
  );

  it('is the same on both sites except for the English names', () => {
    const nameless = (options: readonly Option[]) => options.map(({ en: _en, ...rest }) => rest);
    expect(nameless(birthStarTamil)).toEqual(nameless(birthStar));
    expect(nameless(raasiTamil)).toEqual(nameless(raasiMarathi));
  });
});

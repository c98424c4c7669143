import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf, listOf } from '@mala/contract/communities/community.ts';
import { describe, expect, test } from 'vitest';
import { changeUnknown, changeValue } from './change-value.ts';
import { highestCount, isAsked, mayStayEmpty, optionsFor } from './narrow-choices.ts';
import type { FieldValue, SectionValues } from './section-values.ts';

const { tamilmala } = communities;
const basic = fieldsOf(tamilmala, 'basic');
const family = fieldsOf(tamilmala, 'family');
const subcaste = basic.find(({ name }) => name === 'surname');
const caste = basic.find(({ name }) => name === 'community');
const mudaliyar: SectionValues = {
  language: 'tamil',
  community: 'mudaliyar',
  surname: 'mudaliyar-saiva-mudaliyar',
};

function changeBasic(values: SectionValues, name: string, value: FieldValue): SectionValues {
  return changeValue(tamilmala, basic, values, name, value);
}

describe('language, caste and subcaste', () => {
  test('the language filters the castes, the caste the subcastes', () => {
    if (!caste || !subcaste) throw new Error('no such fields');
    const castes = optionsFor(tamilmala, caste, { language: 'telugu' });
    expect(castes.length).toBeGreaterThan(0);
    expect(castes.every(({ languages }) => languages?.includes('telugu'))).toBe(true);
    expect(optionsFor(tamilmala, caste, {})).toEqual(listOf(tamilmala, 'community'));
    const subcastes = optionsFor(tamilmala, subcaste, mudaliyar);
    expect(subcastes.every(({ community }) => community === 'mudaliyar')).toBe(true);
  });

  test('a subcaste is asked for only if the caste has some, and is then required', () => {
    if (!subcaste) throw new Error('no such field');
    expect(isAsked(tamilmala, subcaste, mudaliyar)).toBe(true);
    expect(isAsked(tamilmala, subcaste, { community: 'no-caste-bar' })).toBe(false);
    expect(isAsked(tamilmala, subcaste, { community: '' })).toBe(false);
    expect(mayStayEmpty(subcaste)).toBe(false);
  });

  test('a language with the caste keeps it and its subcaste', () => {
    expect(changeBasic(mudaliyar, 'language', 'christian')).toEqual({
      ...mudaliyar,
      language: 'christian',
    });
  });

  test('a language without the caste clears both', () => {
    expect(changeBasic(mudaliyar, 'language', 'saurashtra')).toEqual({
      language: 'saurashtra',
      community: '',
      surname: '',
    });
  });

  test('another caste clears the subcaste', () => {
    expect(changeBasic(mudaliyar, 'community', 'nadar').surname).toBe('');
  });
});

describe('brothers and sisters', () => {
  test('at most all of them are married', () => {
    expect(highestCount('sisters_married', { sisters: 2 })).toBe(2);
    expect(highestCount('sisters_married', { sisters: null })).toBe(5);
    expect(highestCount('sisters', { sisters_married: 1 })).toBe(5);
  });

  test('fewer sisters clear only a count that is now too high', () => {
    const values: SectionValues = {
      sisters: 3,
      sisters_married: 2,
      brothers: 1,
      brothers_married: 1,
    };
    const changed = changeValue(tamilmala, family, values, 'sisters', 1);
    expect(changed).toEqual({ ...values, sisters: 1, sisters_married: null });
    expect(changeValue(tamilmala, family, values, 'sisters', 2).sisters_married).toBe(2);
  });
});

describe('the state', () => {
  const state = basic.find(({ name }) => name === 'state');
  const stateChoices = (values: SectionValues) =>
    state ? optionsFor(tamilmala, state, values).map(({ value }) => value) : [];
  const asks = (values: SectionValues) => state && isAsked(tamilmala, state, values);

  test('is asked in India only; abroad it is Others', () => {
    const india = { country: 'india', state: 'kerala' };
    expect([asks(india), asks({ country: '', state: '' })]).toEqual([true, true]);
    expect(stateChoices(india)).toEqual(listOf(tamilmala, 'state').map(({ value }) => value));
    const abroad = changeBasic(india, 'country', 'others');
    expect(abroad).toEqual({ country: 'others', state: 'others' });
    expect(asks(abroad)).toBe(false);
    expect(changeBasic(abroad, 'country', 'india')).toEqual({ country: 'india', state: '' });
    expect(changeBasic({ country: '', state: 'kerala' }, 'country', 'india').state).toBe('kerala');
  });

  test('that was saved abroad earlier is shown and may stay', () => {
    const earlier = { country: 'others', state: 'kerala' };
    expect([asks(earlier), stateChoices(earlier)]).toEqual([true, ['kerala', 'others']]);
  });
});

test('"I do not know" empties its field, and can be taken back', () => {
  const horoscope = fieldsOf(tamilmala, 'horoscope');
  const star = horoscope.find(({ name }) => name === 'birth_star');
  const padham = horoscope.find(({ name }) => name === 'padham');
  if (!star || !padham) throw new Error('no such fields');
  const values: SectionValues = { raasi: 'mesha', birth_star: 'ashwini', padham: 2, unknown: [] };
  const first = changeUnknown(star, values, true);
  expect(first).toEqual({ ...values, birth_star: '', unknown: ['birth_star'] });
  const both = changeUnknown(padham, first, true);
  expect(both).toEqual({ ...first, padham: null, unknown: ['birth_star', 'padham'] });
  expect(changeUnknown(star, both, false)).toEqual({ ...both, unknown: ['padham'] });
});

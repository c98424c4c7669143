import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf, listOf } from '@mala/contract/communities/community.ts';
import { describe, expect, test } from 'vitest';
import { changeValue } from './change-value.ts';
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

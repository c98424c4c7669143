import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { parseSection } from '@mala/contract/profiles/parse-section.ts';
import { describe, expect, test } from 'vitest';
import { faultTexts } from '../../lib/fault-texts.ts';
import { bodyOf, sameValues, valuesOf } from './section-values.ts';

const { marathimala } = communities;
const TODAY = new Date(Date.UTC(2026, 10, 20));
const basic = fieldsOf(marathimala, 'basic');
const stored = {
  mid: 'MF100001',
  name: 'Anuradha',
  gender: 'female',
  date_of_birth: '1998-05-14',
  surname: 'Deshpande',
  community: 'kshatriya',
  mobiles: ['9840012345', null],
  email: null,
  country: 'india',
  state: 'maharashtra',
  address: null,
  city: 'Pune',
  pincode: '411001',
};

function faults(values: Record<string, unknown>): Record<string, string> {
  const body = bodyOf(basic, valuesOf(basic, values));
  return faultTexts(parseSection(marathimala, 'basic', body, { today: TODAY }).faults);
}

describe('the values of a form', () => {
  test('have only the fields of the section, with an empty text for null', () => {
    const values = valuesOf(basic, stored);
    expect(Object.keys(values)).toEqual(basic.map(({ name }) => name));
    expect(values).toMatchObject({ email: '', mobiles: ['9840012345', ''] });
  });

  test('loaded values can be saved unchanged', () => {
    expect(faults(stored)).toEqual({});
  });

  test('empty ones are reported as Required, each under its name', () => {
    const found = faults({});
    expect(found).toMatchObject({
      name: 'Required',
      gender: 'Required',
      date_of_birth: 'Required',
    });
    expect(found['mobiles.0']).toBe('Required');
    expect(Object.keys(found)).not.toContain('email');
  });

  test('a half-picked date is Required, not invalid', () => {
    expect(faults({ ...stored, date_of_birth: '1998--14' })).toEqual({ date_of_birth: 'Required' });
  });

  test('numbers and answers are empty by default', () => {
    const family = fieldsOf(marathimala, 'family');
    expect(valuesOf(family, {})).toMatchObject({ father_alive: null, sisters: null });
    const body = bodyOf(family, valuesOf(family, {}));
    const { faults: found } = parseSection(marathimala, 'family', body, { today: TODAY });
    expect(found).toMatchObject({ father_alive: 'required' });
  });

  test('a draft of another shape is ignored', () => {
    const values = valuesOf(basic, { name: 7, mobiles: 'x', city: ['a'], gone: true });
    expect(values).toMatchObject({ name: '', mobiles: ['', ''], city: '' });
    expect(values).not.toHaveProperty('gone');
  });

  test('are compared by content', () => {
    expect(sameValues(valuesOf(basic, stored), valuesOf(basic, { ...stored }))).toBe(true);
    const moved = valuesOf(basic, { ...stored, mobiles: ['9840012345', '9840012346'] });
    expect(sameValues(valuesOf(basic, stored), moved)).toBe(false);
  });
});

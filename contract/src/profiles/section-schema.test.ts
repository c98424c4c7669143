import { describe, expect, it } from 'vitest';
import { communities } from '../communities/communities.ts';
import { fieldsOf } from '../communities/community.ts';
import { fieldFaults } from '../issues.ts';
import { SECTIONS, type Section } from './field.ts';
import { sectionSchema } from './section-schema.ts';

const { tamilmala, marathimala } = communities;

const TODAY = new Date('2026-11-20T12:00:00Z');
const SOUND = {
  basic: {
    name: 'Meena',
    gender: 'female',
    date_of_birth: '1998-05-14',
    surname: 'Kulkarni',
    community: 'kshatriya',
    mobiles: ['98400 12345'],
    country: 'india',
    state: 'maharashtra',
    city: 'Pune',
    pincode: '411001',
  },
  personal: { height: 162, weight: 55, marital_status: 'widowed', physical_status: 'normal' },
  horoscope: {
    birth_time: '06:45 AM',
    birth_place: 'Pune',
    raasi: 'mesha',
    birth_star: 'ashwini',
  },
};

/** The result of the Marathi site's schema for a valid section changed by `more`: its values, or its faults. */
function tried(section: keyof typeof SOUND, more: object = {}) {
  const input = { ...SOUND[section], ...more };
  const result = sectionSchema(marathimala, section, TODAY).safeParse(input);
  return result.success
    ? { values: result.data }
    : { faults: fieldFaults(result.error.issues, input) };
}

describe('the parsed section', () => {
  it('has every field of the section in its order, null where empty', () => {
    const { values } = tried('basic', { email: '', address: undefined });
    expect(Object.keys(values ?? {})).toEqual(
      fieldsOf(marathimala, 'basic').map(({ name }) => name),
    );
    expect(values).toMatchObject({ email: null, address: null, mobiles: ['9840012345', null] });
  });

  it.each([[['9840012345']], [['9840012345', null]], [['9840012345', '']]])(
    'sets a missing alternate number in %j to null',
    (mobiles) => {
      expect(tried('basic', { mobiles }).values).toMatchObject({ mobiles: ['9840012345', null] });
    },
  );

  it('does not change when parsed again', () => {
    const { values = {} } = tried('personal', { about: ' One\r\ntwo ' });
    expect(values.about).toBe('One\ntwo');
    expect(tried('personal', values).values).toEqual(values);
  });
});

describe('validation errors', () => {
  it.each([
    ['basic', { role: 'ADMIN' }, { role: 'unknownField' }],
    ['basic', { language: 'tamil' }, { language: 'unknownField' }],
    ['basic', { name: ' ' }, { name: 'required' }],
    ['basic', { name: 'x'.repeat(81) }, { name: 'tooLong:80' }],
    ['basic', { gender: 'other' }, { gender: 'notInList' }],
    ['basic', { gender: '' }, { gender: 'required' }],
    ['basic', { date_of_birth: '1958-12-31' }, { date_of_birth: 'bornTooEarly:1959' }],
    ['basic', { date_of_birth: '1999-02-29' }, { date_of_birth: 'date' }],
    ['basic', { mobiles: [] }, { mobiles: 'required' }],
    ['basic', { mobiles: ['9840012345', '1'] }, { 'mobiles.1': 'mobile' }],
    ['basic', { email: 'meena@' }, { email: 'email' }],
    ['basic', { pincode: '011001' }, { pincode: 'pincode' }],
    ['personal', { height: 163 }, { height: 'notInList' }],
    ['personal', { weight: 34 }, { weight: 'atLeast:35' }],
    ['personal', { weight: 151 }, { weight: 'atMost:150' }],
    ['personal', { weight: 55.5 }, { weight: 'wholeNumber' }],
    ['personal', { about: 'x'.repeat(1001) }, { about: 'tooLong:1000' }],
    ['horoscope', { birth_time: '13:00 PM' }, { birth_time: 'time' }],
    ['horoscope', { birth_time: '00:10 AM' }, { birth_time: 'time' }],
    ['horoscope', { padham: 0 }, { padham: 'atLeast:1' }],
    ['horoscope', { padham: 5 }, { padham: 'atMost:4' }],
    ['horoscope', { raasi: 'meena' }, { birth_star: 'starOfRaasi' }],
  ] as const)('%s %j', (section, more, faults) => {
    expect(tried(section, more)).toEqual({ faults });
  });

  it.each(SECTIONS)('reports each required field of an empty %s', (section: Section) => {
    for (const community of [tamilmala, marathimala]) {
      const result = sectionSchema(community, section, TODAY).safeParse({});
      const required = fieldsOf(community, section).filter((field) => field.required);
      expect(fieldFaults(result.error?.issues ?? [], {})).toEqual(
        Object.fromEntries(required.map(({ name }) => [name, 'required'])),
      );
    }
  });
});

it.each([
  ['personal', { weight: 35 }],
  ['personal', { weight: 150 }],
  ['basic', { date_of_birth: '1959-01-01' }],
  ['horoscope', { birth_time: '12:00 AM' }],
  ['horoscope', { padham: 4 }],
] as const)('accepts the limit: %s %j', (section, more) => {
  expect(tried(section, more).values).toMatchObject(more);
});

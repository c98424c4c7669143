import { describe, expect, it } from 'vitest';
import { communities } from '../communities/communities.ts';
import { fieldsOf } from '../communities/community.ts';
import { type ProfileField, SECTIONS, type Section } from './field.ts';
import { parseSection } from './parse-section.ts';

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

/** The result on the Marathi site for a valid section changed by `more`: its values, or its faults. */
function tried(section: keyof typeof SOUND, more: object = {}) {
  const input = { ...SOUND[section], ...more };
  const { values, faults } = parseSection(marathimala, section, input, { today: TODAY });
  return Object.keys(faults).length === 0 ? { values } : { faults };
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

  it.each([
    ['Tamil', '௦'],
    ['Devanagari', '०'],
    ['Arabic-Indic', '٠'],
    ['full width', '０'],
  ])('has digits of %s as 0 to 9, wherever a number is part of a text', (_, zero) => {
    const written = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)));
    const basic = {
      date_of_birth: written('1998-05-14'),
      mobiles: [written('+91 98400-12345'), written('098400 12346')],
      pincode: written('411001'),
    };
    expect(tried('basic', basic).values).toMatchObject({
      date_of_birth: '1998-05-14',
      mobiles: ['9840012345', '9840012346'],
      pincode: '411001',
    });
    const horoscope = tried('horoscope', { birth_time: written('06:45 AM') });
    expect(horoscope.values).toMatchObject({ birth_time: '06:45 AM' });
  });

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
    ['basic', { pincode: '!' }, { pincode: 'pincode' }],
    ['basic', { pincode: '!', country: 'others' }, { pincode: 'postcode' }],
    ['personal', { unknown: ['height'] }, { unknown: 'unknownField' }],
    ['horoscope', { unknown: ['dhosam'] }, { 'unknown.0': 'notInList' }],
    ['horoscope', { unknown: 'raasi' }, { unknown: 'invalid' }],
    ['horoscope', { unknown: ['raasi'] }, { raasi: 'knownAndUnknown' }],
    [
      'horoscope',
      { raasi: null, unknown: ['birth_star'] },
      { raasi: 'required', birth_star: 'knownAndUnknown' },
    ],
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
      const { faults } = parseSection(community, section, {}, { today: TODAY });
      const required = fieldsOf(community, section).filter((field) => field.required);
      // in form order, as the summary of the form names them
      expect(Object.entries(faults)).toEqual(required.map(({ name }) => [name, 'required']));
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

describe('"I do not know"', () => {
  const ANSWERS = ['birth_time', 'raasi', 'birth_star', 'padham'];

  it('is an answer to each of its questions', () => {
    for (const name of ANSWERS)
      expect(tried('horoscope', { [name]: null, unknown: [name, name] }).values).toMatchObject({
        [name]: null,
        unknown: [name],
      });
    const nothing = Object.fromEntries(ANSWERS.map((name) => [name, '']));
    const { values } = tried('horoscope', { ...nothing, padham: null, unknown: ANSWERS });
    expect(values?.unknown).toEqual(ANSWERS);
    // saved again as it was read
    expect(tried('horoscope', values).values).toEqual(values);
  });

  it('is missing where everything is answered', () => {
    for (const more of [{}, { unknown: [] }])
      expect(tried('horoscope', more).values).not.toHaveProperty('unknown');
  });

  it('leaves the other two of raasi, star and padham to fit each other', () => {
    expect(
      tried('horoscope', { birth_star: null, padham: 3, unknown: ['birth_star'] }).values,
    ).toBeTruthy();
    expect(tried('horoscope', { raasi: null, padham: 3, unknown: ['raasi'] }).values).toBeTruthy();
    expect(tried('horoscope', { raasi: 'meena', unknown: ['padham'] })).toEqual({
      faults: { birth_star: 'starOfRaasi' },
    });
  });
});

const TAMIL: Readonly<Record<Section, object>> = {
  ...SOUND,
  basic: {
    ...SOUND.basic,
    language: 'tamil',
    community: 'mudaliyar',
    surname: 'mudaliyar-saiva-mudaliyar',
  },
  work: {
    education: 'masters',
    education_desc: 'M.Sc.',
    profession: 'teacher',
    annual_income: '4-7-lakh',
  },
  family: {
    father_name: 'Sundaram',
    father_alive: true,
    mother_name: 'Lakshmi',
    mother_alive: true,
  },
};

/** A value that a field refuses by itself. */
const BAD: Readonly<Record<ProfileField['kind'], unknown>> = {
  text: 'x'.repeat(500),
  'long-text': 'x'.repeat(5000),
  choice: 'of no list',
  integer: 1,
  height: 100,
  'yes-no': 'yes',
  count: 6,
  padham: 5,
  date: '1996-02-30',
  time: '19:35',
  mobiles: ['98400', null],
  email: 'meena@',
  pincode: '!',
};

/** Values that break a rule between fields, and the field that is told so. */
const MISFITS: Readonly<Partial<Record<Section, readonly [object, string][]>>> = {
  basic: [
    [{ date_of_birth: '2008-11-21' }, 'date_of_birth'],
    [{ gender: 'male', date_of_birth: '2005-11-21' }, 'date_of_birth'],
    [{ pincode: '62500' }, 'pincode'],
    [{ language: 'telugu', community: 'mudaliyar', surname: null }, 'community'],
    [{ community: 'mudaliyar', surname: null }, 'surname'],
    [{ community: 'mudaliyar', surname: 'vanniyar-naicker' }, 'surname'],
  ],
  family: [
    [{ sisters: 1, sisters_married: 2 }, 'sisters_married'],
    [{ brothers: 1, brothers_married: 2 }, 'brothers_married'],
  ],
  horoscope: [
    [{ raasi: 'meena', birth_star: 'ashwini' }, 'birth_star'],
    [{ raasi: 'mesha', birth_star: 'krittika', padham: 3 }, 'padham'],
    [{ raasi: null, unknown: ['padham'], padham: null }, 'raasi'],
  ],
};

/** The other fields that the rules above need. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  pincode: ['country'],
  community: ['language'],
  surname: ['community'],
};

describe.each(SECTIONS)('no fault of %s hides another', (section) => {
  const fields = fieldsOf(tamilmala, section);
  const sample = TAMIL[section];
  const faultsOf = (more: object) =>
    Object.keys(parseSection(tamilmala, section, { ...sample, ...more }, { today: TODAY }).faults);
  const nameOf = (fault: string) => fault.split('.')[0];

  it('for each two fields, in form order', () => {
    for (const [index, one] of fields.entries())
      for (const other of fields.slice(index + 1)) {
        const more = { [one.name]: BAD[one.kind], [other.name]: BAD[other.kind] };
        expect(faultsOf(more).map(nameOf)).toEqual([one.name, other.name]);
      }
  });

  it('for each field and each rule between others', () => {
    for (const [misfit, told] of MISFITS[section] ?? [])
      for (const { name, kind } of fields.filter((field) => !(field.name in misfit))) {
        // what the rule needs may be the faulty one
        if (NEEDED[told]?.includes(name)) continue;
        const found = faultsOf({ ...misfit, [name]: BAD[kind] }).map(nameOf);
        expect(found, `${told}, ${name}`).toEqual(expect.arrayContaining([told, name]));
      }
  });
});

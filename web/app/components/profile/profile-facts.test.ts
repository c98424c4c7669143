import { communities } from '@mala/contract/communities/communities.ts';
import type { Section, Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { expect, test } from 'vitest';
import { measuresText } from '../../i18n/en/measures.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { plainNames } from '../../lib/labels.ts';
import { factsOf } from './profile-facts.ts';

const view: ProfileView = {
  profile_id: '1',
  domain: 'tamilmala',
  mid: 'MF100001',
  name: 'Priya',
  gender: 'female',
  age: 27,
  dob: '1998-05-14',
  surname: 'mudaliyar-karkathar',
  community: 'mudaliyar',
  language: 'tamil',
  gothram: null,
  filled_in_by: 'mother',
  country: 'india',
  state: 'tamil-nadu',
  city: 'Chennai',
  photos: [],
  photo_nudge: false,
  personal: { height_ft: '5ft 4in', weight: 58, body_type: null, about: 'One.\nTwo.' },
  work: { education: 'masters', annual_income: 'not in any list' },
  family: {
    father_name: 'Raman',
    father_alive: false,
    mother_name: 'Sita',
    mother_alive: true,
    sisters: 2,
    sisters_married: 1,
    brothers: 0,
    property_details: 'Own house',
  },
  horoscope: { raasi: 'mesha', birth_star: 'ashwini', padham: 2 },
  hasShortlisted: false,
  downloaded: false,
  mobiles: ['9840012345', null],
  pincode: '600001',
};

function shown(section: Section, { seen = ['card', 'detail'] as Seen[], of = view } = {}) {
  const facts = factsOf(of, communities[of.domain], {
    section,
    seen,
    words: { ...profileText, ...measuresText },
  });
  return facts.map(({ label, value }) => {
    if (typeof value === 'string' || Array.isArray(value)) return [label, value];
    if ('main' in value) return [label, plainNames(value)];
    return [label, value.within?.(value.typed) ?? value.typed];
  });
}

test('the Tamil site says caste and subcaste, with the labels of the slugs', () => {
  expect(shown('basic')).toEqual([
    ['Gender', 'Female'],
    ['Date of Birth', '14 May 1998'],
    ['Language', 'Tamil'],
    ['Caste', 'Mudaliyar / முதலியார்'],
    ['Subcaste', 'Karkathar'],
    ['Country', 'India'],
    ['State', 'Tamil Nadu'],
    ['City', 'Chennai'],
    ['Filled in by', 'Mother'],
  ]);
});

test('the Marathi site says surname and community', () => {
  const of: ProfileView = {
    ...view,
    domain: 'marathimala',
    surname: 'Kulkarni',
    community: 'kshatriya',
  };
  expect(shown('basic', { of })).toEqual(
    expect.arrayContaining([
      ['Surname/Annav', 'Kulkarni'],
      ['Community', 'Kshatriya / क्षत्रिय'],
    ]),
  );
});

test('units, texts and unlisted values are shown unchanged; empty ones are omitted', () => {
  expect(shown('personal')).toEqual([
    ['Height', '5ft 4in'],
    ['Weight', '58 kg'],
    ['About the bride/groom', 'One.\nTwo.'],
  ]);
  expect(shown('work')).toEqual([
    ['Education Qualification', 'Masters'],
    ['Annual Income', 'not in any list'],
  ]);
});

test('parents who are not alive are called late, and married siblings are counted with the others', () => {
  expect(shown('family')).toEqual([
    ["Father's Name", 'Late Raman'],
    ["Mother's Name", 'Sita'],
    ['Sisters', '2 (1 married)'],
    ['Brothers', 'None'],
  ]);
});

test('raasi and star have their names in both scripts', () => {
  expect(shown('horoscope')).toEqual([
    ['Raasi', 'Mesham / மேஷம்'],
    ['Birth Star', 'Aswini / அஸ்வினி'],
    ['Padham', '2'],
  ]);
});

test('contact facts are separate', () => {
  expect(shown('family', { seen: ['contact'] })).toEqual([['Property Details', 'Own house']]);
  expect(shown('basic', { seen: ['contact'] }).map(([label]) => label)).toEqual([
    'Mobile',
    'Pincode',
  ]);
});

test('what the family does not know is said in its place, where it may be read', () => {
  const horoscope = { raasi: null, birth_star: 'ashwini', padham: null, birth_time: null };
  const of: ProfileView = {
    ...view,
    horoscope: { ...horoscope, unknown: ['raasi', 'padham', 'birth_time'] },
  };
  const [raasi, star, padham, ...more] = shown('horoscope', { of });
  expect([raasi, padham, more]).toEqual([['Raasi', 'Not known'], ['Padham', 'Not known'], []]);
  expect(star?.[1]).toBe('Aswini / அஸ்வினி');
  expect(shown('horoscope', { of, seen: ['contact'] })).toEqual([['Time of Birth', 'Not known']]);
});

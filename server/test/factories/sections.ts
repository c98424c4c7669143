import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';

const COMMON = {
  gender: 'female',
  date_of_birth: '1998-05-14',
  mobiles: ['9840012345', null],
  email: 'meena@example.in',
  country: 'india',
  address: '12 Temple Street',
  filled_in_by: 'mother',
} satisfies Entities['basic'];

const BASIC: Record<Domain, Entities['basic']> = {
  tamilmala: {
    ...COMMON,
    name: 'Meena Sundaram',
    language: 'tamil',
    community: 'mudaliyar',
    surname: 'mudaliyar-saiva-mudaliyar',
    gothram: 'Siva',
    state: 'tamil-nadu',
    city: 'Madurai',
    pincode: '625001',
  },
  marathimala: {
    ...COMMON,
    name: 'Meena Kulkarni',
    surname: 'Kulkarni',
    community: 'kshatriya',
    state: 'maharashtra',
    city: 'Pune',
    pincode: '411001',
  },
};

/** Valid sections, as they are saved and stored. */
export function sampleSections(domain: Domain): Required<Entities> {
  return {
    basic: BASIC[domain],
    personal: {
      height: 162,
      weight: 55,
      body_type: 'slim',
      marital_status: 'never-married',
      physical_status: 'normal',
      complexion: 'wheatish',
      food_habits: 'only-veg',
      about: 'Likes music and long walks.',
      expectation: 'A kind and settled person.',
    },
    work: {
      education: 'masters',
      education_desc: 'M.Sc. Mathematics',
      profession: 'teacher',
      annual_income: '4-7-lakh',
      position: 'Senior teacher',
      work_location: 'Chennai',
    },
    family: {
      father_name: 'Sundaram',
      father_alive: true,
      father_occupation: 'Retired',
      mother_name: 'Lakshmi',
      mother_alive: true,
      mother_occupation: 'Homemaker',
      sisters: 1,
      sisters_married: 1,
      brothers: 0,
      brothers_married: 0,
      family_status: 'middle-class',
      about_family: 'A small family.',
      property_details: 'Own house',
    },
    horoscope: {
      birth_time: '06:45 AM',
      birth_place: 'Madurai',
      raasi: 'mesha',
      birth_star: 'ashwini',
      padham: 2,
      dhosam: null,
    },
  };
}

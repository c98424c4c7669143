import type { Site } from './community.ts';

/** The Marathi site: a surname (annav), no language, subcaste or gothram. */
export const marathimala: Site = {
  domain: 'marathimala',
  name: 'Marathi Mala',
  language: 'mr',
  basic: [
    'name',
    'gender',
    'date_of_birth',
    'surname',
    'community',
    'mobiles',
    'email',
    'country',
    'state',
    'address',
    'city',
    'pincode',
  ],
  changes: {},
};

import type { Community } from './community.ts';
import { birthStar } from './lists/birth-star.ts';
import { communityMarathi } from './lists/community-marathi.ts';
import { raasiMarathi } from './lists/raasi-marathi.ts';
import { sharedLists } from './lists/shared-lists.ts';

/** The Marathi site: a surname (annav), no language, subcaste or gothram. */
export const marathimala: Community = {
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
  lists: {
    ...sharedLists,
    community: communityMarathi,
    raasi: raasiMarathi,
    birth_star: birthStar,
  },
};

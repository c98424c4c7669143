import type { Community } from './community.ts';
import { birthStarTamil } from './lists/birth-star-tamil.ts';
import { communityTamil } from './lists/community-tamil.ts';
import { languageTamil } from './lists/language-tamil.ts';
import { raasiTamil } from './lists/raasi-tamil.ts';
import { sharedLists } from './lists/shared-lists.ts';
import { subcasteTamil } from './lists/subcaste-tamil.ts';

/** The Tamil site: the caste depends on the language, the subcaste (kept as `surname`) on the caste. */
export const tamilmala: Community = {
  domain: 'tamilmala',
  name: 'Tamil Mala',
  language: 'ta',
  basic: [
    'name',
    'gender',
    'date_of_birth',
    'language',
    'community',
    'surname',
    'gothram',
    'mobiles',
    'email',
    'country',
    'state',
    'address',
    'city',
    'pincode',
  ],
  changes: {
    community: { label: { en: 'Caste', ta: 'சாதி' } },
    // required where the caste has subcastes; that rule looks at both fields (profiles/dependencies.ts)
    surname: {
      kind: 'choice',
      list: 'subcaste',
      required: false,
      label: { en: 'Subcaste', ta: 'உட்பிரிவு' },
    },
  },
  lists: {
    ...sharedLists,
    language: languageTamil,
    community: communityTamil,
    subcaste: subcasteTamil,
    raasi: raasiTamil,
    birth_star: birthStarTamil,
  },
};

import { basicFields } from '../../profiles/basic.ts';
import type { SectionData } from '../community.ts';
import { communityMarathi } from '../lists/community-marathi.ts';
import { communityTamil } from '../lists/community-tamil.ts';
import { country } from '../lists/country.ts';
import { gender } from '../lists/gender.ts';
import { languageTamil } from '../lists/language-tamil.ts';
import { state } from '../lists/state.ts';
import { subcasteTamil } from '../lists/subcaste-tamil.ts';

const shared = { gender, country, state };

export const basicSection: SectionData = {
  fields: basicFields,
  lists: {
    tamilmala: {
      ...shared,
      language: languageTamil,
      community: communityTamil,
      subcaste: subcasteTamil,
    },
    marathimala: { ...shared, community: communityMarathi },
  },
};

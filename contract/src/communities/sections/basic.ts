import { basicFields } from '../../profiles/basic.ts';
import type { SectionData } from '../community.ts';
import { communityTamil } from '../lists/community-tamil.ts';
import { state } from '../lists/state.ts';
import { subcasteTamil } from '../lists/subcaste-tamil.ts';
import type { Option } from '../option.ts';

/** Genders (specification, section 2, step 1). */
const gender: readonly Option[] = [
  { value: 'male', en: 'Male', ta: 'ஆண்', mr: 'पुरुष' },
  { value: 'female', en: 'Female', ta: 'பெண்', mr: 'स्त्री' },
];

/** Countries (specification, section 9). */
const country: readonly Option[] = [
  { value: 'india', en: 'India', ta: 'இந்தியா', mr: 'भारत' },
  { value: 'others', en: 'Others', ta: 'மற்றவை', mr: 'इतर' },
];

/** The groups by which the Tamil site filters castes (specification, section 9). */
const languageTamil: readonly Option[] = [
  { value: 'tamil', en: 'Tamil', ta: 'தமிழ்' },
  { value: 'telugu', en: 'Telugu', ta: 'தெலுங்கு' },
  { value: 'saurashtra', en: 'Saurashtra', ta: 'சௌராஷ்டிரா' },
  { value: 'christian', en: 'Christian', ta: 'கிறிஸ்தவர்' },
];

/** The communities of the Marathi site (specification, section 9). */
const communityMarathi: readonly Option[] = [
  { value: 'bhavasar-kshatriya', en: 'Bhavasar Kshatriya', mr: 'भावसार क्षत्रिय' },
  { value: 'kshatriya', en: 'Kshatriya', mr: 'क्षत्रिय' },
  { value: 'others', en: 'Others', mr: 'इतर' },
];

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

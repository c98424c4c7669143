import { basicFields } from '../../profiles/basic.ts';
import type { SectionData } from '../community.ts';
import { communityTamil, subcasteTamil } from '../lists/caste-tamil.ts';
import { state } from '../lists/state.ts';
import { type Option, options } from '../option.ts';

/** Genders (specification, section 2, step 1). */
const gender = options([
  ['male', 'Male', 'ஆண்', 'पुरुष'],
  ['female', 'Female', 'பெண்', 'स्त्री'],
]);

/** Countries (specification, section 9). */
const country = options([
  ['india', 'India', 'இந்தியா', 'भारत'],
  ['others', 'Others', 'மற்றவை', 'इतर'],
]);

/** Who filled in the profile, as the bride or groom calls them; the values are FILLED_IN_BY. */
const filledInBy = options([
  ['self', 'Self', 'தாமே', 'स्वतः'],
  ['mother', 'Mother', 'தாய்', 'आई'],
  ['father', 'Father', 'தந்தை', 'वडील'],
  ['brother', 'Brother', 'சகோதரர்', 'भाऊ'],
  ['sister', 'Sister', 'சகோதரி', 'बहीण'],
  ['relative', 'Relative', 'உறவினர்', 'नातेवाईक'],
  ['friend', 'Friend', 'நண்பர்', 'मित्र / मैत्रीण'],
]);

/** Caste groups of the Tamil site, used as a filter (specification, section 9). */
const languageTamil = options([
  ['tamil', 'Tamil', 'தமிழ்'],
  ['telugu', 'Telugu', 'தெலுங்கு'],
  ['saurashtra', 'Saurashtra', 'சௌராஷ்டிரா'],
  ['christian', 'Christian', 'கிறிஸ்தவர்'],
]);

/** The communities of the Marathi site (specification, section 9). */
const communityMarathi: readonly Option[] = [
  { value: 'bhavasar-kshatriya', en: 'Bhavasar Kshatriya', mr: 'भावसार क्षत्रिय' },
  { value: 'kshatriya', en: 'Kshatriya', mr: 'क्षत्रिय' },
  { value: 'others', en: 'Others', mr: 'इतर' },
];

const shared = { gender, country, state, filled_in_by: filledInBy };

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

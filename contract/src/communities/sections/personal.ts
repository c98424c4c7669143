import { personalFields } from '../../profiles/personal.ts';
import type { SectionData } from '../community.ts';
import type { Option } from '../option.ts';

/** Body types (specification, section 2, step 2). */
const bodyType: readonly Option[] = [
  { value: 'slim', en: 'Slim', ta: 'ஒல்லி', mr: 'सडपातळ' },
  { value: 'fat', en: 'Fat', ta: 'பருமன்', mr: 'स्थूल' },
  { value: 'normal', en: 'Normal', ta: 'நடுத்தரம்', mr: 'मध्यम' },
];

/** Marital statuses (specification, section 9). */
const maritalStatus: readonly Option[] = [
  { value: 'never-married', en: 'Never Married', ta: 'திருமணமாகாதவர்', mr: 'अविवाहित' },
  { value: 'widowed', en: 'Widowed', ta: 'துணையை இழந்தவர்', mr: 'विधवा / विधुर' },
  { value: 'divorced', en: 'Divorced', ta: 'விவாகரத்தானவர்', mr: 'घटस्फोटित' },
];

/** Physical statuses (specification, section 2, step 2). */
const physicalStatus: readonly Option[] = [
  { value: 'normal', en: 'Normal', ta: 'இயல்பானவர்', mr: 'सामान्य' },
  { value: 'physically-challenged', en: 'Physically Challenged', ta: 'மாற்றுத்திறனாளி', mr: 'दिव्यांग' },
];

/** Complexions, in the words of a biodata; the Marathi adjectives go with वर्ण (specification, section 2, step 2). */
const complexion: readonly Option[] = [
  { value: 'very-fair', en: 'Very Fair', ta: 'மிகவும் சிவப்பு', mr: 'खूप गोरा' },
  { value: 'fair', en: 'Fair', ta: 'சிவப்பு', mr: 'गोरा' },
  { value: 'wheatish', en: 'Wheatish', ta: 'மாநிறம்', mr: 'गव्हाळ' },
  { value: 'wheatish-brown', en: 'Wheatish Brown', ta: 'அடர் மாநிறம்', mr: 'गडद गव्हाळ' },
  { value: 'dark', en: 'Dark', ta: 'கருப்பு', mr: 'सावळा' },
];

/** Food habits (specification, section 2, step 2). */
const foodHabits: readonly Option[] = [
  { value: 'only-veg', en: 'Only Veg', ta: 'சைவம் மட்டும்', mr: 'फक्त शाकाहारी' },
  { value: 'veg-non-veg', en: 'Veg / Non-Veg', ta: 'சைவம் / அசைவம்', mr: 'शाकाहारी / मांसाहारी' },
];

const lists = {
  body_type: bodyType,
  marital_status: maritalStatus,
  physical_status: physicalStatus,
  complexion,
  food_habits: foodHabits,
};

export const personalSection: SectionData = {
  fields: personalFields,
  lists: { tamilmala: lists, marathimala: lists },
};

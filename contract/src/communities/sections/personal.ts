import { personalFields } from '../../profiles/personal.ts';
import type { SectionData } from '../community.ts';
import { options } from '../option.ts';

/** Body types (specification, section 2, step 2). */
const bodyType = options([
  ['slim', 'Slim', 'ஒல்லி', 'सडपातळ'],
  ['fat', 'Fat', 'பருமன்', 'स्थूल'],
  ['normal', 'Normal', 'நடுத்தரம்', 'मध्यम'],
]);

/** Marital statuses (specification, section 9). */
const maritalStatus = options([
  ['never-married', 'Never Married', 'திருமணமாகாதவர்', 'अविवाहित'],
  ['widowed', 'Widowed', 'துணையை இழந்தவர்', 'विधवा / विधुर'],
  ['divorced', 'Divorced', 'விவாகரத்தானவர்', 'घटस्फोटित'],
]);

/** Physical statuses (specification, section 2, step 2). */
const physicalStatus = options([
  ['normal', 'Normal', 'இயல்பானவர்', 'सामान्य'],
  ['physically-challenged', 'Physically Challenged', 'மாற்றுத்திறனாளி', 'दिव्यांग'],
]);

/** Complexions, as a biodata words them; the Marathi adjectives agree with वर्ण (specification, section 2, step 2). */
const complexion = options([
  ['very-fair', 'Very Fair', 'மிகவும் சிவப்பு', 'खूप गोरा'],
  ['fair', 'Fair', 'சிவப்பு', 'गोरा'],
  ['wheatish', 'Wheatish', 'மாநிறம்', 'गव्हाळ'],
  ['wheatish-brown', 'Wheatish Brown', 'அடர் மாநிறம்', 'गडद गव्हाळ'],
  ['dark', 'Dark', 'கருப்பு', 'सावळा'],
]);

/** Food habits (specification, section 2, step 2). */
const foodHabits = options([
  ['only-veg', 'Only Veg', 'சைவம் மட்டும்', 'फक्त शाकाहारी'],
  ['veg-non-veg', 'Veg / Non-Veg', 'சைவம் / அசைவம்', 'शाकाहारी / मांसाहारी'],
]);

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

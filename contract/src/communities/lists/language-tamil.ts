import type { Option } from '../option.ts';

/** The groups by which the Tamil site filters castes (specification, section 9). */
export const languageTamil: readonly Option[] = [
  { value: 'tamil', en: 'Tamil', ta: 'தமிழ்' },
  { value: 'telugu', en: 'Telugu', ta: 'தெலுங்கு' },
  { value: 'saurashtra', en: 'Saurashtra', ta: 'சௌராஷ்டிரா' },
  { value: 'christian', en: 'Christian', ta: 'கிறிஸ்தவர்' },
];

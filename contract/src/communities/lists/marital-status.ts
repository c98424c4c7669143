import type { Option } from '../option.ts';

/** Marital statuses (specification, section 9). */
export const maritalStatus: readonly Option[] = [
  { value: 'never-married', en: 'Never Married', ta: 'திருமணமாகாதவர்', mr: 'अविवाहित' },
  { value: 'widowed', en: 'Widowed', ta: 'துணையை இழந்தவர்', mr: 'विधवा / विधुर' },
  { value: 'divorced', en: 'Divorced', ta: 'விவாகரத்தானவர்', mr: 'घटस्फोटित' },
];

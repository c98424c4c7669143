import type { Option } from '../option.ts';

/** Countries (specification, section 9). */
export const country: readonly Option[] = [
  { value: 'india', en: 'India', ta: 'இந்தியா', mr: 'भारत' },
  { value: 'others', en: 'Others', ta: 'மற்றவை', mr: 'इतर' },
];

import type { Option } from '../option.ts';

/** Genders (specification, section 2, step 1). */
export const gender: readonly Option[] = [
  { value: 'male', en: 'Male', ta: 'ஆண்', mr: 'पुरुष' },
  { value: 'female', en: 'Female', ta: 'பெண்', mr: 'स्त्री' },
];

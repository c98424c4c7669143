import type { Option } from '../option.ts';

/** Physical statuses (specification, section 2, step 2). */
export const physicalStatus: readonly Option[] = [
  { value: 'normal', en: 'Normal', ta: 'இயல்பானவர்', mr: 'सामान्य' },
  { value: 'physically-challenged', en: 'Physically Challenged', ta: 'மாற்றுத்திறனாளி', mr: 'दिव्यांग' },
];

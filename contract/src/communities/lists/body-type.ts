import type { Option } from '../option.ts';

/** Body types (specification, section 2, step 2). */
export const bodyType: readonly Option[] = [
  { value: 'slim', en: 'Slim', ta: 'ஒல்லி', mr: 'सडपातळ' },
  { value: 'fat', en: 'Fat', ta: 'பருமன்', mr: 'स्थूल' },
  { value: 'normal', en: 'Normal', ta: 'நடுத்தரம்', mr: 'मध्यम' },
];

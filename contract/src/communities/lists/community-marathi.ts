import type { Option } from '../option.ts';

/** The communities of the Marathi site (specification, section 9). */
export const communityMarathi: readonly Option[] = [
  { value: 'bhavasar-kshatriya', en: 'Bhavasar Kshatriya', mr: 'भावसार क्षत्रिय' },
  { value: 'kshatriya', en: 'Kshatriya', mr: 'क्षत्रिय' },
  { value: 'others', en: 'Others', mr: 'इतर' },
];

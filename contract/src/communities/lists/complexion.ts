import type { Option } from '../option.ts';

/** Complexions, in the words of a biodata; the Marathi adjectives go with वर्ण (specification, section 2, step 2). */
export const complexion: readonly Option[] = [
  { value: 'very-fair', en: 'Very Fair', ta: 'மிகவும் சிவப்பு', mr: 'खूप गोरा' },
  { value: 'fair', en: 'Fair', ta: 'சிவப்பு', mr: 'गोरा' },
  { value: 'wheatish', en: 'Wheatish', ta: 'மாநிறம்', mr: 'गव्हाळ' },
  { value: 'wheatish-brown', en: 'Wheatish Brown', ta: 'அடர் மாநிறம்', mr: 'गडद गव्हाळ' },
  { value: 'dark', en: 'Dark', ta: 'கருப்பு', mr: 'सावळा' },
];

import type { Option } from '../option.ts';

/**
 * States and the states that a search by a member of each preselects (specification, section 9).
 * Maharashtra and Others are of the specification, the rest prefer themselves and their neighbours.
 */
export const state: readonly Option[] = [
  {
    value: 'andhra-pradesh',
    en: 'Andhra Pradesh',
    ta: 'ஆந்திரப் பிரதேசம்',
    mr: 'आंध्र प्रदेश',
    preferred: ['andhra-pradesh', 'karnataka', 'tamil-nadu', 'telangana', 'others'],
  },
  {
    value: 'karnataka',
    en: 'Karnataka',
    ta: 'கர்நாடகா',
    mr: 'कर्नाटक',
    preferred: [
      'andhra-pradesh',
      'karnataka',
      'kerala',
      'maharashtra',
      'tamil-nadu',
      'telangana',
      'others',
    ],
  },
  {
    value: 'kerala',
    en: 'Kerala',
    ta: 'கேரளா',
    mr: 'केरळ',
    preferred: ['karnataka', 'kerala', 'tamil-nadu', 'others'],
  },
  {
    value: 'maharashtra',
    en: 'Maharashtra',
    ta: 'மகாராஷ்டிரா',
    mr: 'महाराष्ट्र',
    preferred: ['karnataka', 'maharashtra', 'others'],
  },
  {
    value: 'puducherry',
    en: 'Puducherry',
    ta: 'புதுச்சேரி',
    mr: 'पुद्दुचेरी',
    preferred: ['puducherry', 'tamil-nadu', 'others'],
  },
  {
    value: 'tamil-nadu',
    en: 'Tamil Nadu',
    ta: 'தமிழ்நாடு',
    mr: 'तमिळनाडू',
    preferred: ['andhra-pradesh', 'karnataka', 'kerala', 'puducherry', 'tamil-nadu', 'others'],
  },
  {
    value: 'telangana',
    en: 'Telangana',
    ta: 'தெலங்கானா',
    mr: 'तेलंगणा',
    preferred: ['andhra-pradesh', 'karnataka', 'maharashtra', 'telangana', 'others'],
  },
  { value: 'others', en: 'Others', ta: 'மற்றவை', mr: 'इतर', preferred: [] },
];

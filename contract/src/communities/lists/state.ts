import { type Option, options } from '../option.ts';

/** The states preselected in a search by a member of each state (specification, section 9). */
const PREFERRED: Readonly<Record<string, readonly string[]>> = {
  'andhra-pradesh': ['andhra-pradesh', 'karnataka', 'tamil-nadu', 'telangana', 'others'],
  karnataka: [
    'andhra-pradesh',
    'karnataka',
    'kerala',
    'maharashtra',
    'tamil-nadu',
    'telangana',
    'others',
  ],
  kerala: ['karnataka', 'kerala', 'tamil-nadu', 'others'],
  maharashtra: ['karnataka', 'maharashtra', 'others'],
  puducherry: ['puducherry', 'tamil-nadu', 'others'],
  'tamil-nadu': ['andhra-pradesh', 'karnataka', 'kerala', 'puducherry', 'tamil-nadu', 'others'],
  telangana: ['andhra-pradesh', 'karnataka', 'maharashtra', 'telangana', 'others'],
  others: [],
};

/** States. The specification gives Maharashtra and Others; the rest prefer themselves and their neighbours. */
export const state: readonly Option[] = options([
  ['andhra-pradesh', 'Andhra Pradesh', 'ஆந்திரப் பிரதேசம்', 'आंध्र प्रदेश'],
  ['karnataka', 'Karnataka', 'கர்நாடகா', 'कर्नाटक'],
  ['kerala', 'Kerala', 'கேரளா', 'केरळ'],
  ['maharashtra', 'Maharashtra', 'மகாராஷ்டிரா', 'महाराष्ट्र'],
  ['puducherry', 'Puducherry', 'புதுச்சேரி', 'पुद्दुचेरी'],
  ['tamil-nadu', 'Tamil Nadu', 'தமிழ்நாடு', 'तमिळनाडू'],
  ['telangana', 'Telangana', 'தெலங்கானா', 'तेलंगणा'],
  ['others', 'Others', 'மற்றவை', 'इतर'],
]).map((option) => ({ ...option, preferred: PREFERRED[option.value] ?? [] }));

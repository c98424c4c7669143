import type { Option } from '../option.ts';

/**
 * The 13 castes of the Tamil site with the languages that offer each (specification, section 9).
 * The thirteenth and the languages are ours.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
export const communityTamil: readonly Option[] = [
  {
    value: 'no-caste-bar',
    en: 'No caste bar',
    ta: 'சாதி தடையில்லை',
    languages: ['tamil', 'telugu', 'saurashtra', 'christian'],
  },
  {
    value: 'hindu-saurashtra',
    en: 'Hindu Saurashtra',
    ta: 'இந்து சௌராஷ்டிரர்',
    languages: ['saurashtra'],
  },
  { value: 'mudaliyar', en: 'Mudaliyar', ta: 'முதலியார்', languages: ['tamil', 'christian'] },
  { value: 'vanniyar', en: 'Vanniyar', ta: 'வன்னியர்', languages: ['tamil', 'christian'] },
  { value: 'nadar', en: 'Nadar', ta: 'நாடார்', languages: ['tamil', 'christian'] },
  {
    value: 'adhi-dravidar',
    en: 'Adhi dravidar',
    ta: 'ஆதி திராவிடர்',
    languages: ['tamil', 'christian'],
  },
  { value: 'naidu', en: 'Naidu', ta: 'நாயுடு', languages: ['telugu', 'christian'] },
  { value: 'chettiyar', en: 'Chettiyar', ta: 'செட்டியார்', languages: ['tamil', 'telugu'] },
  { value: 'vannar', en: 'Vannar', ta: 'வண்ணார்', languages: ['tamil', 'telugu'] },
  { value: 'yadava', en: 'Yadava', ta: 'யாதவர்', languages: ['tamil', 'telugu'] },
  { value: 'reddy', en: 'Reddy', ta: 'ரெட்டி', languages: ['telugu'] },
  { value: 'emalavar-oddar', en: 'Emalavar / Oddar', ta: 'ஒட்டர்', languages: ['tamil', 'telugu'] },
  {
    value: 'others',
    en: 'Others',
    ta: 'மற்றவை',
    languages: ['tamil', 'telugu', 'saurashtra', 'christian'],
  },
];

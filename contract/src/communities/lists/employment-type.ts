import type { Option } from '../option.ts';

/** Employment types (specification, section 9). */
export const employmentType: readonly Option[] = [
  { value: 'private-company', en: 'Private Company', ta: 'தனியார் நிறுவனம்', mr: 'खाजगी कंपनी' },
  {
    value: 'government-public-sector',
    en: 'Government / Public Sector',
    ta: 'அரசு / பொதுத்துறை',
    mr: 'सरकारी / सार्वजनिक क्षेत्र',
  },
  {
    value: 'defense-civil-services',
    en: 'Defense / Civil Services',
    ta: 'பாதுகாப்பு / குடிமைப் பணிகள்',
    mr: 'संरक्षण / नागरी सेवा',
  },
  {
    value: 'business-self-employed',
    en: 'Business / Self Employed',
    ta: 'வணிகம் / சுயதொழில்',
    mr: 'व्यवसाय / स्वयंरोजगार',
  },
  { value: 'non-working', en: 'Non Working', ta: 'பணியில் இல்லை', mr: 'काम करत नाही' },
];

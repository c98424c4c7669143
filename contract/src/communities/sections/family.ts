import { familyFields } from '../../profiles/family.ts';
import type { SectionData } from '../community.ts';
import type { Option } from '../option.ts';

/** Family statuses (specification, section 2, step 5). */
const familyStatus: readonly Option[] = [
  {
    value: 'lower-middle-class',
    en: 'Lower Middle class',
    ta: 'கீழ் நடுத்தரக் குடும்பம்',
    mr: 'निम्न मध्यमवर्गीय',
  },
  { value: 'middle-class', en: 'Middle Class', ta: 'நடுத்தரக் குடும்பம்', mr: 'मध्यमवर्गीय' },
  {
    value: 'upper-middle-class',
    en: 'Upper Middle Class',
    ta: 'உயர் நடுத்தரக் குடும்பம்',
    mr: 'उच्च मध्यमवर्गीय',
  },
  { value: 'rich', en: 'Rich', ta: 'வசதியான குடும்பம்', mr: 'श्रीमंत' },
];

const lists = { family_status: familyStatus };

export const familySection: SectionData = {
  fields: familyFields,
  lists: { tamilmala: lists, marathimala: lists },
};

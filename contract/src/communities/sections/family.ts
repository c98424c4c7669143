import { familyFields } from '../../profiles/family.ts';
import type { SectionData } from '../community.ts';
import { options } from '../option.ts';

/** Family statuses (specification, section 2, step 5). */
const familyStatus = options([
  ['lower-middle-class', 'Lower Middle class', 'கீழ் நடுத்தரக் குடும்பம்', 'निम्न मध्यमवर्गीय'],
  ['middle-class', 'Middle Class', 'நடுத்தரக் குடும்பம்', 'मध्यमवर्गीय'],
  ['upper-middle-class', 'Upper Middle Class', 'உயர் நடுத்தரக் குடும்பம்', 'उच्च मध्यमवर्गीय'],
  ['rich', 'Rich', 'வசதியான குடும்பம்', 'श्रीमंत'],
]);

const lists = { family_status: familyStatus };

export const familySection: SectionData = {
  fields: familyFields,
  lists: { tamilmala: lists, marathimala: lists },
};

import type { Option } from '../option.ts';

/** Food habits (specification, section 2, step 2). */
export const foodHabits: readonly Option[] = [
  { value: 'only-veg', en: 'Only Veg', ta: 'சைவம் மட்டும்', mr: 'फक्त शाकाहारी' },
  { value: 'veg-non-veg', en: 'Veg / Non-Veg', ta: 'சைவம் / அசைவம்', mr: 'शाकाहारी / मांसाहारी' },
];

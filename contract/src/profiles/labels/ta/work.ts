import type { workLabels as english } from '../en/work.ts';

export const workLabels: Record<keyof typeof english, string> = {
  education: 'கல்வித் தகுதி',
  education_desc: 'கல்வி விவரம்',
  profession: 'தொழில்',
  annual_income: 'ஆண்டு வருமானம்',
  position: 'பதவி',
  work_location: 'பணிபுரியும் இடம்',
};

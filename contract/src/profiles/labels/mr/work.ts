import type { workLabels as english } from '../en/work.ts';

export const workLabels: Record<keyof typeof english, string> = {
  education: 'शिक्षण',
  education_desc: 'शिक्षणाचा तपशील',
  profession: 'व्यवसाय / नोकरी',
  annual_income: 'वार्षिक उत्पन्न',
  position: 'पद',
  work_location: 'कामाचे ठिकाण',
};

import type { Texts } from '../texts.ts';

export const profileHeadText: Texts['profileHead'] = {
  age: 'वय, उंची',
  years: (age) => `${age} वर्षे`,
  star: 'नक्षत्र, राशी',
  education: 'शिक्षण',
  work: 'व्यवसाय / नोकरी',
  family: 'कुटुंब',
  place: 'ठिकाण',
  father_occupation: (work) => `वडील: ${work}`,
  mother_occupation: (work) => `आई: ${work}`,
  brothers: (count) => `भाऊ: ${count}`,
  sisters: (count) => `बहिणी: ${count}`,
};

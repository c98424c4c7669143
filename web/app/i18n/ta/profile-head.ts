import type { Texts } from '../texts.ts';

export const profileHeadText: Texts['profileHead'] = {
  age: 'வயது, உயரம்',
  years: (age) => `${age} வயது`,
  star: 'நட்சத்திரம், ராசி',
  education: 'கல்வி',
  work: 'தொழில்',
  family: 'குடும்பம்',
  place: 'ஊர்',
  father_occupation: (work) => `தந்தை: ${work}`,
  mother_occupation: (work) => `தாய்: ${work}`,
  brothers: (count) => `சகோதரர்கள்: ${count}`,
  sisters: (count) => `சகோதரிகள்: ${count}`,
};

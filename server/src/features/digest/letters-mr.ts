import type { DigestWords } from './letters-en.ts';

export const mr: DigestWords = {
  title: (count) => (count === 1 ? 'तुमच्यासाठी एक नवीन स्थळ' : `तुमच्यासाठी ${count} नवीन स्थळे`),
  intro: 'ही स्थळे तुम्ही जतन केलेल्या शोधांशी जुळतात. मागील ईमेलनंतर ती नव्याने आली आहेत.',
  person: (name, age) => [name, `वय ${age}`].filter(Boolean).join(', '),
  height: ({ feet, inches }) => `${feet} फूट ${inches} इंच`,
  open: 'स्थळाची माहिती पाहा',
  lacksPhoto: 'इतरांचे फोटो पाहण्यासाठी तुमचा फोटो जोडा.',
  searches: 'तुम्ही जतन केलेल्या शोधांमध्ये नवीन:',
  count: (count) => String(count),
  button: 'जतन केलेले शोध पाहा',
  why: {
    daily: 'नवीन स्थळांची माहिती रोज मिळावी असे तुम्ही निवडल्यामुळे हा ईमेल तुम्हाला येतो.',
    weekly: 'नवीन स्थळांची माहिती दर आठवड्याला मिळावी असे तुम्ही निवडल्यामुळे हा ईमेल तुम्हाला येतो.',
  },
};

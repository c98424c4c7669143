import type { Texts } from '../texts.ts';

export const birthDateText: Texts['birthDate'] = {
  day: 'तारीख',
  month: 'महिना',
  year: 'वर्ष',
  months: [
    'जानेवारी',
    'फेब्रुवारी',
    'मार्च',
    'एप्रिल',
    'मे',
    'जून',
    'जुलै',
    'ऑगस्ट',
    'सप्टेंबर',
    'ऑक्टोबर',
    'नोव्हेंबर',
    'डिसेंबर',
  ],
  choose: '–',
};

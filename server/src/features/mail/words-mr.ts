import { timesIn } from './native-times.ts';
import type { Words } from './words-en.ts';

export const mr: Words = {
  dear: (name) => `नमस्कार ${name},`,
  hello: 'नमस्कार,',
  team: (community) => `तुमचा ${community} परिवार`,
  ifTheButton: 'बटण चालत नसेल, तर हा पत्ता उघडा:',
  stopThese: 'असे ईमेल बंद करा',
  choose: 'कोणते ईमेल हवेत ते निवडा',
  support: { whatsApp: 'WhatsApp वर मदत', email: 'ईमेलवर मदत' },
  times: timesIn({
    locale: 'mr-IN-u-nu-latn',
    // Intl has them without the ending for "at"
    partsOfDay: [
      { until: 4, name: 'रात्री' },
      { until: 6, name: 'पहाटे' },
      { until: 12, name: 'सकाळी' },
      { until: 16, name: 'दुपारी' },
      { until: 20, name: 'संध्याकाळी' },
    ],
    india: 'भारतीय वेळ',
  }),
};

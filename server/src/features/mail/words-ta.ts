import { timesIn } from './native-times.ts';
import type { Words } from './words-en.ts';

export const ta: Words = {
  dear: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
  /** to an address that may be a stranger's */
  hello: 'வணக்கம்,',
  team: (community) => `அன்புடன், ${community} குழு`,
  ifTheButton: 'பொத்தான் வேலை செய்யவில்லை என்றால், இந்த முகவரியைத் திறக்கவும்:',
  stopThese: 'இந்த வகை மின்னஞ்சல்கள் வேண்டாம்',
  choose: 'எந்த மின்னஞ்சல்கள் வேண்டும் என்று தேர்ந்தெடுக்க',
  support: { whatsApp: 'WhatsApp வழியாக உதவி பெறுக', email: 'மின்னஞ்சலில் உதவி பெறுக' },
  times: timesIn({
    locale: 'ta-IN-u-nu-latn',
    partsOfDay: [
      { until: 4, name: 'இரவு' },
      { until: 6, name: 'அதிகாலை' },
      { until: 12, name: 'காலை' },
      { until: 16, name: 'பிற்பகல்' },
      { until: 19, name: 'மாலை' },
    ],
    india: 'இந்திய நேரம்',
  }),
};

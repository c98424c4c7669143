import type { BiodataWords } from './biodata-words-en.ts';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'இரவு';
  if (hour < 6) return 'அதிகாலை';
  if (hour < 12) return 'காலை';
  return hour < 16 ? 'பிற்பகல்' : 'மாலை';
}

export const ta: BiodataWords = {
  kind: 'பயோடேட்டா',
  age: 'வயது',
  born: (age, day) => `${age} (பிறந்த தேதி: ${day})`,
  work: 'கல்வியும் தொழிலும்',
  family: 'குடும்பம்',
  personal: 'தனிப்பட்ட விவரங்கள்',
  horoscope: 'ஜாதகம்',
  contact: 'தொடர்பு விவரங்கள்',
  late: (name) => `அமரர் ${name}`,
  siblings: (count, married) => {
    if (count === 0) return 'இல்லை';
    return married ? `${count} (திருமணமானவர்: ${married})` : String(count);
  },
  yesNo: (value) => (value ? 'ஆம்' : 'இல்லை'),
  height: ({ feet, inches }) => (inches === 0 ? `${feet} அடி` : `${feet} அடி ${inches} அங்குலம்`),
  kilograms: (weight) => `${weight} கிலோ`,
  birthTime: ({ hour, minute }) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute}`,
  rasi: 'ராசி',
  navamsa: 'நவாம்சம்',
  madeFor: ({ mid, day, site }) =>
    mid ? `${mid} அவர்களுக்காக ${day} அன்று ${site} தயாரித்தது` : `${day} அன்று ${site} தயாரித்தது`,
};

import type { BiodataWords } from './biodata-words-en.ts';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 6) return 'पहाटे';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

export const mr: BiodataWords = {
  kind: 'बायोडाटा',
  age: 'वय',
  born: (age, day) => `${age} (जन्म: ${day})`,
  work: 'शिक्षण व व्यवसाय',
  family: 'कौटुंबिक माहिती',
  personal: 'वैयक्तिक माहिती',
  horoscope: 'पत्रिका',
  contact: 'संपर्क तपशील',
  late: (name) => `कै. ${name}`,
  siblings: (count, married) => {
    if (count === 0) return 'नाही';
    return married ? `${count} (${married} विवाहित)` : String(count);
  },
  yesNo: (value) => (value ? 'होय' : 'नाही'),
  height: ({ feet, inches }) => `${feet} फूट ${inches} इंच`,
  kilograms: (weight) => `${weight} किलो`,
  birthTime: ({ hour, minute }) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute}`,
  rasi: 'लग्न कुंडली',
  navamsa: 'नवमांश कुंडली',
  madeFor: ({ mid, day, site }) =>
    mid ? `${mid} यांच्यासाठी ${day} रोजी ${site} कडून तयार` : `${day} रोजी ${site} कडून तयार`,
};

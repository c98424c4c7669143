/** A time of birth: as it is stored, `07:35 PM`, and the hour from 0 to 23. */
interface BirthClock {
  stored: string;
  hour: number;
  minute: string;
}

/** What a biodata says besides the labels and options of the fields. */
export interface BiodataWords {
  kind: string;
  age: string;
  born: (age: number, day: string) => string;
  work: string;
  family: string;
  personal: string;
  horoscope: string;
  contact: string;
  late: (name: string) => string;
  siblings: (count: number, married: number | null) => string;
  yesNo: (value: boolean) => string;
  height: (measured: { feet: number; inches: number }) => string;
  kilograms: (weight: number) => string;
  birthTime: (clock: BirthClock) => string;
  rasi: string;
  navamsa: string;
  /** of the foot; `mid` of who reads, null for the office */
  madeFor: (made: { mid: string | null; day: string; site: string }) => string;
}

export const en: BiodataWords = {
  kind: 'Biodata',
  age: 'Age',
  born: (age, day) => `${age} (born on ${day})`,
  work: 'Education and work',
  family: 'Family',
  personal: 'Personal',
  horoscope: 'Horoscope',
  contact: 'Contact',
  late: (name) => `Late ${name}`,
  siblings: (count, married) => {
    if (count === 0) return 'None';
    return married ? `${count} (${married} married)` : String(count);
  },
  yesNo: (value) => (value ? 'Yes' : 'No'),
  height: ({ feet, inches }) => `${feet}ft ${inches}in`,
  kilograms: (weight) => `${weight} kg`,
  birthTime: ({ stored }) => stored,
  rasi: 'Rasi',
  navamsa: 'Navamsa',
  madeFor: ({ mid, day, site }) =>
    mid ? `Prepared for ${mid} on ${day} by ${site}` : `Prepared on ${day} by ${site}`,
};

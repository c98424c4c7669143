import { horoscopeFields } from '../../profiles/horoscope.ts';
import type { SectionData } from '../community.ts';
import { birthStar } from '../lists/birth-star.ts';
import { birthStarTamil } from '../lists/birth-star-tamil.ts';
import { raasiMarathi } from '../lists/raasi-marathi.ts';
import { raasiTamil } from '../lists/raasi-tamil.ts';

export const horoscopeSection: SectionData = {
  fields: horoscopeFields,
  lists: {
    tamilmala: { raasi: raasiTamil, birth_star: birthStarTamil },
    marathimala: { raasi: raasiMarathi, birth_star: birthStar },
  },
};

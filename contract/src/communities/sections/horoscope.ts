import { horoscopeFields } from '../../profiles/horoscope.ts';
import type { SectionData } from '../community.ts';
import { birthStar, birthStarTamil } from '../lists/birth-star.ts';
import { raasiMarathi, raasiTamil } from '../lists/raasi.ts';

export const horoscopeSection: SectionData = {
  fields: horoscopeFields,
  lists: {
    tamilmala: { raasi: raasiTamil, birth_star: birthStarTamil },
    marathimala: { raasi: raasiMarathi, birth_star: birthStar },
  },
};

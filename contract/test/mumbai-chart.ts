import type { Chart } from '../src/horoscopes.ts';

/**
 * Of 19 December 1991, 7:41 PM in Mumbai, from the longitudes that Swiss Ephemeris has:
 * swetest -b19.12.1991 -ut14:11:00 -p0142356m -sid1 -house72.883,19.073,W
 */
export const MUMBAI_CHART: Chart = {
  lagna: { rasi: 'mithuna', navamsa: 'vrishabha' },
  grahas: {
    sun: { rasi: 'dhanu', navamsa: 'vrishabha' },
    moon: { rasi: 'vrishabha', navamsa: 'meena' },
    mars: { rasi: 'vrischika', navamsa: 'makara' },
    mercury: { rasi: 'vrischika', navamsa: 'vrischika' },
    jupiter: { rasi: 'simha', navamsa: 'tula' },
    venus: { rasi: 'tula', navamsa: 'mesha' },
    saturn: { rasi: 'makara', navamsa: 'mesha' },
    rahu: { rasi: 'dhanu', navamsa: 'kanya' },
    ketu: { rasi: 'mithuna', navamsa: 'meena' },
  },
};

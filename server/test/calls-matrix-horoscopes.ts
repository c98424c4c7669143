import type { Sending } from './calls.ts';
import { OPENING, SESSION } from './calls-by-role.ts';

/** The star finder, charts and biodatas. */
export const HOROSCOPE_CALLS = {
  'horoscopes.findStar': {
    row: SESSION,
    sent: (): Sending => ({
      body: { date: '1998-05-14', time: '06:45 AM', place: 'Madurai' },
    }),
  },
  'horoscopes.readChart': {
    row: {
      ...OPENING,
      // of a profile that was not downloaded
      approved: 'NOT_FOUND' as const,
    },
  },
  'biodata.read': {
    row: {
      ...OPENING,
      // of a profile that was not downloaded
      approved: 'NOT_FOUND' as const,
    },
  },
};

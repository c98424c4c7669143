import type { Sending } from './calls.ts';
import { OPENING, SESSION } from './calls-by-role.ts';

/** The star finder, and charts. */
export const HOROSCOPE_CALLS = {
  'horoscopes.findPlaces': {
    row: SESSION,
    sent: (): Sending => ({ query: { name: 'Madurai' } }),
  },
  'horoscopes.findStar': {
    row: SESSION,
    sent: (): Sending => ({
      body: { date: '1998-05-14', time: '06:45 AM', zone: 'Asia/Kolkata' },
    }),
  },
  'horoscopes.readChart': {
    row: {
      ...OPENING,
      // of a profile that was not downloaded
      approved: 'NOT_FOUND' as const,
    },
  },
};

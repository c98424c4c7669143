import { chartText } from '../../app/i18n/en/chart.ts';
import { starFinderText } from '../../app/i18n/en/star-finder.ts';
import { faultSaid } from './messages.ts';
import { places, type Row, row } from './row.ts';

const FIND = 'POST /api/horoscope/star';

/** The place that is typed where the star finder fails. */
export const TYPED_PLACE = 'Melur';

/** The star finder of the horoscope step, and the charts on a profile. */
export const HOROSCOPE = {
  findStar: [
    ...places('find-star-basic', 'GET /api/profile/:userId/basic', starFinderText.failed, [
      'NOT_FOUND',
      'INTERNAL',
      'OFFLINE',
    ]),
    {
      ...row('find-star-place', FIND, 'INVALID', {
        text: starFinderText.unknownPlace(TYPED_PLACE, `${TYPED_PLACE}, Madurai`),
      }),
      faults: { place: 'notInList' },
    },
    {
      ...row('find-star-date', FIND, 'INVALID', { text: faultSaid('bornTooEarly:1906') }),
      faults: { date: 'bornTooEarly:1906' },
    },
    ...places('find-star', FIND, starFinderText.failed, [
      'TOO_MANY',
      'INTERNAL',
      502,
      'EMPTY',
      'OFFLINE',
    ]),
  ],
  charts: places('charts', 'GET /api/profile/chart/:profileId', chartText.failed, [
    'NOT_FOUND',
    'PROFILE_INCOMPLETE',
    'PROFILE_PENDING',
    'PROFILE_PAUSED',
    'PROFILE_CLOSED',
    'PROFILE_REFUSED',
    'INTERNAL',
    502,
    'EMPTY',
    'OFFLINE',
  ]),
} satisfies Record<string, Row[]>;

import { matchText } from '../../app/i18n/en/match.ts';
import { type Failure, messageOf, places, type Row, row } from './row.ts';

const GENERAL = 'Something went wrong...';
const ANY: readonly Failure[] = ['INTERNAL', 502, 'EMPTY', 'OFFLINE'];
const MATCH = 'GET /api/profile/match/:profileId';
/** A limit is no fault, and is not called one. */
const SPENT = matchText.sheet.tooMany;

/** What the page shows instead for who may not open profiles any more. */
const STANDINGS = {
  PROFILE_INCOMPLETE: 'Complete your profile first',
  PROFILE_PENDING: 'Congratulations!',
  PROFILE_PAUSED: 'Your profile is paused',
  PROFILE_CLOSED: 'Congratulations on the marriage',
  PROFILE_REFUSED: 'Your profile was not accepted',
} as const;
const CODES = Object.keys(STANDINGS) as (keyof typeof STANDINGS)[];

/** How two horoscopes agree, on a profile and on the sheet. */
export const MATCHES = {
  matchParts: [
    ...places('match-parts', MATCH, GENERAL, ['NOT_FOUND', ...CODES, ...ANY]),
    row('match-parts', MATCH, 'TOO_MANY_PROFILES', {
      place: [SPENT, messageOf('TOO_MANY_PROFILES')],
    }),
  ],
  matchSheet: [
    ...CODES.map((code) =>
      row('match-sheet', MATCH, code, { page: ['/register-upgrade', STANDINGS[code]] }),
    ),
    row('match-sheet', MATCH, 'NOT_FOUND', { text: 'This profile is not available' }),
    row('match-sheet', MATCH, 'TOO_MANY_PROFILES', { text: messageOf('TOO_MANY_PROFILES') }),
    ...places('match-sheet', MATCH, GENERAL, ANY),
  ],
} satisfies Record<string, Row[]>;

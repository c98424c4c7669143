import { beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectMatchInvitation, expectMatchWords, type MatchedSearch } from '../matched-search.ts';

const SEARCH: MatchedSearch = {
  as: { domain: 'marathimala', home_state: 'maharashtra' },
  match: {
    ...{ system: 'ashtakoot', score: 24.5, maximum: 36, verdict: 'acceptable' },
    dosha: 'nadi',
  },
};

beforeEach(() => page.viewport(360, 740));

test('a card and the panel speak of guna in Marathi', () =>
  expectMatchWords(SEARCH, {
    card: 'गुण 24.5/36, नाडीदोष आहे',
    filters: 'निकष',
    group: 'जुळवणी',
    orders: ['जास्त जुळणारी आधी'],
    checkboxes: ['नाडीदोष नसलेली स्थळे'],
    least: 'गुणमेलन: किमान गुण',
    choices: [18, 21, 24, 27, 30].map((least) => `36 पैकी ${least}`),
  }));

test('without the own star a line invites in Marathi', () =>
  expectMatchInvitation(SEARCH, 'पत्रिका कशी जुळते ते पाहण्यासाठी तुमचे नक्षत्र आणि राशी भरा'));

import { beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectMatchInvitation, expectMatchWords, type MatchedSearch } from '../matched-search.ts';

const SEARCH: MatchedSearch = {
  as: { domain: 'tamilmala', home_state: 'tamil-nadu' },
  match: {
    ...{ system: 'porutham', score: 7, maximum: 10, verdict: 'not_recommended' },
    dosha: 'rajju',
  },
};

beforeEach(() => page.viewport(360, 740));

test('a card and the panel speak of porutham in Tamil', () =>
  expectMatchWords(SEARCH, {
    card: 'பொருத்தம் 7/10, ரஜ்ஜு பொருந்தாது',
    filters: 'தேர்வுகள்',
    group: 'பொருத்தம்',
    orders: ['நல்ல பொருத்தம் முதலில்'],
    checkboxes: ['ரஜ்ஜு பொருத்தம் உள்ளவை மட்டும்'],
    least: 'பத்து பொருத்தத்தில் குறைந்தது',
    choices: [5, 6, 7, 8, 9, 10].map((least) => `10-க்கு ${least}`),
  }));

test('without the own star a line invites in Tamil', () =>
  expectMatchInvitation(SEARCH, 'ஜாதகப் பொருத்தத்தைப் பார்க்க, உங்கள் நட்சத்திரத்தையும் ராசியையும் சேர்க்கவும்'));

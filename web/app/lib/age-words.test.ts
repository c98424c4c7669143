import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';

test.each([
  [-5, '1 minute'],
  [0.2, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [1500 * 24 * 60, '1500 days'],
])('%d minutes are "%s"', (minutes, words) => {
  const now = new Date('2026-11-23T08:00:00Z');
  const since = new Date(now.getTime() - minutes * 60_000).toISOString();
  expect(ageWords(since, now)).toBe(words);
});

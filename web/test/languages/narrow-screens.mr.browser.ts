import { afterEach, test } from 'vitest';
import {
  expectBelowHeader,
  expectChoicesFit,
  expectNarrow,
  expectReadable,
  preferDark,
  setLetters,
} from '../narrow-screens.ts';

afterEach(async () => {
  setLetters(100);
  await preferDark(false);
});

test('cards, order and filters on phones, in Marathi', () => expectNarrow('marathimala'));

test('cards and filters in light and dark, in Marathi', () => expectReadable('marathimala'));

test('what stays is below the header, in Marathi', () => expectBelowHeader('marathimala'));

test('saved searches, mails and notifications with large letters, in Marathi', () =>
  expectChoicesFit('marathimala'));

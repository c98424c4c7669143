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

test('cards, order and filters on phones, in Tamil', () => expectNarrow('tamilmala'));

test('cards and filters in light and dark, in Tamil', () => expectReadable('tamilmala'));

test('what stays is below the header, in Tamil', () => expectBelowHeader('tamilmala'));

test('saved searches, mails and notifications with large letters, in Tamil', () =>
  expectChoicesFit('tamilmala'));

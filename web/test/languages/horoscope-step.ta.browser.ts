import { test } from 'vitest';
import { expectShownAtOnce, expectUsableWithoutFiles, type StepWords } from '../horoscope-step.ts';

const WORDS: StepWords = {
  domain: 'tamilmala',
  loading: 'ஏற்றப்படுகிறது…',
  place: 'பிறந்த இடம்',
  file: 'ஜாதகம் 1',
  save: 'சேமிக்க',
  again: 'மீண்டும் முயல்க',
};

test('the fields and the files of the horoscope are shown at once', () => expectShownAtOnce(WORDS));

test('files that cannot be loaded take nothing from the fields', () =>
  expectUsableWithoutFiles(WORDS));

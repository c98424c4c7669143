import { test } from 'vitest';
import { expectShownAtOnce, expectUsableWithoutFiles, type StepWords } from '../horoscope-step.ts';

const WORDS: StepWords = {
  domain: 'tamilmala',
  loading: 'Loading…',
  place: 'Place of Birth',
  file: 'Horoscope 1',
  save: 'Update Horoscope',
  again: 'Try again',
};

test('the fields and the files of the horoscope are shown at once', () => expectShownAtOnce(WORDS));

test('files that cannot be loaded take nothing from the fields', () =>
  expectUsableWithoutFiles(WORDS));

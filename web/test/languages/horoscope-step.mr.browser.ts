import { test } from 'vitest';
import { expectShownAtOnce, expectUsableWithoutFiles, type StepWords } from '../horoscope-step.ts';

const WORDS: StepWords = {
  domain: 'marathimala',
  loading: 'लोड होत आहे…',
  place: 'जन्मस्थळ',
  file: 'पत्रिका 1',
  save: 'पत्रिकेची माहिती जतन करा',
  again: 'पुन्हा प्रयत्न करा',
};

test('the fields and the files of the horoscope are shown at once', () => expectShownAtOnce(WORDS));

test('files that cannot be loaded take nothing from the fields', () =>
  expectUsableWithoutFiles(WORDS));

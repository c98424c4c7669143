import { expect, test } from 'vitest';
import { phoneText } from './phone.ts';

test('an Indian number is written in two halves, with or without its country', () => {
  expect(phoneText('919000000002')).toBe('+91\u00a090000\u00a000002');
  expect(phoneText('9000000002')).toBe('+91\u00a090000\u00a000002');
  expect(phoneText('+91-90000 00002')).toBe('+91\u00a090000\u00a000002');
});

test('any other number stays as it is', () => {
  expect(phoneText('49301234567')).toBe('+49301234567');
});

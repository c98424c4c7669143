import type { Message } from '@mala/contract/messages.ts';
import { expect, it } from 'vitest';
import { faultText, faultTexts } from './fault-texts.ts';

it.each<[Message, string]>([
  ['required', 'Required'],
  ['tooLong:80', 'At most 80 characters'],
  ['atLeast:35', 'Must be 35 or more'],
  ['bornTooEarly:1959', 'Choose 1959 or a later year'],
  ['mobile', 'Invalid mobile number'],
  ['mismatch', "Password and its confirmation doesn't match"],
])('%s', (fault, text) => {
  expect(faultText(fault)).toBe(text);
});

it('reports an unknown key of a newer server as an invalid value', () => {
  expect(faultTexts({ 'mobiles.0': 'newer' as Message })).toEqual({ 'mobiles.0': 'Invalid value' });
});

import type { Message } from '@mala/contract/messages.ts';
import { expect, it } from 'vitest';
import { fieldTexts } from './error-texts.ts';

it.each<[Message, string]>([
  ['required', 'Required'],
  ['tooLong:80', 'At most 80 characters'],
  ['atLeast:35', 'Must be 35 or more'],
  ['bornTooEarly:1959', 'Choose 1959 or a later year'],
  ['mobile', 'Invalid mobile number'],
  ['pincode', '6 digits without a 0 in front, like 625001'],
  ['postcode', '3 to 10 letters and digits, like SW1A 1AA'],
  ['date', 'A day of the calendar, like 1998-05-14'],
  ['time', 'Hour, minute, and AM or PM, like 06:45 AM'],
  ['mismatch', "Password and its confirmation doesn't match"],
])('%s', (fault, text) => {
  expect(fieldTexts({ field: fault })).toEqual({ field: text });
});

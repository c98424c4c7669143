import { describe, expect, it } from 'vitest';
import { isMessage, messageText } from './messages.ts';

describe('messageText', () => {
  it.each([
    ['required', 'Required'],
    ['tooLong:80', 'At most 80 characters'],
    ['atLeast:35', 'Must be 35 or more'],
    ['bornTooEarly:1959', 'Choose 1959 or a later year'],
    ['mobile', 'Invalid mobile number'],
    ['mismatch', "Password and its confirmation doesn't match"],
  ])('%s', (message, text) => {
    expect(messageText(message)).toBe(text);
  });

  it.each(['', 'Invalid input', 'toString', '__proto__', 'constructor:1'])(
    'says of %j, which is none of ours, that the value is invalid',
    (message) => {
      expect(isMessage(message)).toBe(false);
      expect(messageText(message)).toBe('Invalid value');
    },
  );
});

it('knows a message with and without its number', () => {
  expect(isMessage('tooLong:80')).toBe(true);
  expect(isMessage('required')).toBe(true);
});

import { expect, it } from 'vitest';
import { isMessage, type MessageTexts, messageText } from './messages.ts';

const texts = { invalid: 'Wrong', tooLong: (n: string) => `At most ${n}` } as MessageTexts;

it('is said with its number where it has one', () => {
  expect(messageText('invalid', texts)).toBe('Wrong');
  expect(messageText('tooLong:80', texts)).toBe('At most 80');
});

it.each(['', 'Invalid input', 'toString', '__proto__', 'constructor:1'])(
  'says of %j, which is none of ours, that the value is invalid',
  (message) => {
    expect(isMessage(message)).toBe(false);
    expect(messageText(message, texts)).toBe('Wrong');
  },
);

it('knows a message with and without its number', () => {
  expect(isMessage('tooLong:80')).toBe(true);
  expect(isMessage('required')).toBe(true);
});

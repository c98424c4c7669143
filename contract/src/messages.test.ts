import { expect, it } from 'vitest';
import { isMessage, type MessageTexts, messageText } from './messages.ts';

const texts = { invalid: 'Wrong', tooLong: (n: string) => `At most ${n}` } as MessageTexts;

it('includes the number if the message has one', () => {
  expect(messageText('invalid', texts)).toBe('Wrong');
  expect(messageText('tooLong:80', texts)).toBe('At most 80');
});

it.each(['', 'Invalid input', 'toString', '__proto__', 'constructor:1'])(
  'reports the unknown message %j as an invalid value',
  (message) => {
    expect(isMessage(message)).toBe(false);
    expect(messageText(message, texts)).toBe('Wrong');
  },
);

it('recognizes a message with and without its number', () => {
  expect(isMessage('tooLong:80')).toBe(true);
  expect(isMessage('required')).toBe(true);
});

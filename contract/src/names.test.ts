import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { hasLink, personName } from './names.ts';

test.each([
  'http://example.in',
  'HTTPS://EXAMPLE.IN/x',
  'Open tg://resolve',
  'www.example',
  'WWW . example',
  'meena@example.in',
  'example.com',
  'Meena example.co.in now',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'example。com',
  'bit.ly/x',
  't.co/abc',
  'மீனா example.xyz',
  'தளம்.இந்தியா',
])('a link is found in %s', (name) => {
  expect(hasLink(name)).toBe(true);
  expect(safeParse(personName, name).error?.issues[0]?.message).toBe('linkInName');
});

test.each([
  'Meena Sundaram',
  'S. Meena',
  'K.R.Vijay',
  'Dr.Ravi M.D.',
  'Lakshmi B.Com',
  'Priya M.Sc., B.Ed',
  'Smt. Indira',
  'Mohd.Irfan',
  "D'Souza",
  'A. P. J. Abdul Kalam',
  'Meena (Meenu)',
  'Rajesh/Raju',
  'மீனா சுந்தரம்',
  'सौ. मीनाक्षी क्षीरसागर',
  'எம்.ஜி.ராமச்சந்திரன்',
])('%s is a name', (name) => {
  expect(hasLink(name)).toBe(false);
  expect(safeParse(personName, name).success).toBe(true);
});

test('a name that is too long is not searched for links', () => {
  const issues = safeParse(personName, `${'x'.repeat(80)} example.com`).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['tooLong:80']);
});

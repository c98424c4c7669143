import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { hasHidden, hasLink, personName } from './names.ts';

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
  expect(hasHidden(name)).toBe(false);
  expect(safeParse(personName, name).success).toBe(true);
});

test.each([
  ['an override', 'Mee\u202ena'],
  ['an override in front', '\u202eMeena'],
  ['an embedding around it', '\u202aMeena\u202c'],
  ['an isolate', 'Meena\u2066'],
  ['an Arabic letter mark', 'Mee\u061cna'],
  ['Arabic letters', 'مينا'],
  ['a Hebrew letter between others', 'Meeאna'],
  ['letters of Adlam', '\u{1e900}\u{1e901}'],
  ['Arabic letters in their old forms', '\ufe8e\ufef4'],
  ['a space of no width', 'Meena\u200b'],
  ['a byte order mark', 'Mee\ufeffna'],
  ['a word joiner', 'Mee\u2060na'],
  ['a soft hyphen', 'Mee\u00adna'],
  ['a variation selector', 'Meena\ufe0f'],
  ['joiners behind an emoji', 'Meena 🌼\u200d'],
  ['a tag', 'Meena\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['a Hangul filler of half width', 'Mee\uffa0na'],
  ['an empty pattern of Braille', '\u2800\u2800'],
  ['a combining grapheme joiner', 'Mee\u034fna'],
  ['a Mongolian vowel separator', 'Mee\u180ena'],
  ['a character of private use', 'Mee\ue000na'],
  ['a joiner between Latin letters', 'Mee\u200dna'],
  ['a joiner at the end', 'मीना\u200d'],
  ['a joiner in front', '\u200cमीना'],
  ['two joiners', 'क्\u200d\u200cष'],
  ['two variation selectors behind an emoji', 'Meena ❤\ufe0f\ufe0f'],
  ['a separator of lines', 'Mee\u2028na'],
  ['a separator of paragraphs at the end', 'Meena\u2029'],
  ['a control of hieroglyphs', 'Mee\u{13437}na'],
  ['an empty note', 'Mee\u{1d159}na'],
  ['what will never be a character', 'Mee\u{1fffe}na'],
])('%s is refused in a name', (_what, name) => {
  expect(hasHidden(name)).toBe(true);
  expect(safeParse(personName, name).error?.issues.map(({ message }) => message)).toEqual([
    'hiddenInName',
  ]);
});

test.each([
  'Meena 🌼👩🏽\u200d🎓',
  'Meena ❤\ufe0f',
  'ऱ\u200dय',
  'दऱ्\u200dया',
  'क्\u200cष',
  'க்\u200cஷ',
  'శ్\u200cరీ',
])('joiners and emoji within %j stay', (name) => {
  expect(safeParse(personName, name).data).toBe(name);
});

test('a name that is too long is not searched for links', () => {
  const issues = safeParse(personName, `${'x'.repeat(80)} example.com`).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['tooLong:80']);
});

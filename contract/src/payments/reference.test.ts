import { describe, expect, it } from 'vitest';
import { referenceKey } from './reference.ts';

describe('a reference is the same', () => {
  it.each([
    ['in either case', 'utr7a', 'UTR7A'],
    ['with spaces, also unusual ones', ' UTR\u00a07\u2009A ', 'UTR7A'],
    ['with hyphens, dots and slashes', 'UTR-7/A.', 'UTR7A'],
    [
      'with characters that show nothing',
      'U\u200bT\u200dR\ufe0f\u00ad7\u034f\u2060A\u3164',
      'UTR7A',
    ],
    ['in full width', 'ＵＴＲ７Ａ', 'UTR7A'],
    ['in mathematical letters', '𝐔𝐓𝐑𝟕𝐀', 'UTR7A'],
    ['in circles', 'ⓊⓉⓇ⑦Ⓐ', 'UTR7A'],
    ['with digits of Tamil', 'UTR௭௦', 'UTR70'],
    ['with digits of Marathi', 'UTR७०', 'UTR70'],
    ['in Cyrillic capitals', 'АВЕКМНОРСТХ', 'ABEKMHOPCTX'],
    ['in Cyrillic small letters', 'аеорсух', 'aeopcyx'],
    ['in Greek capitals', 'ΑΒΕΖΗΙΚΜΝΟΡΤΧ', 'ABEZHIKMNOPTX'],
    ['with O for 0', 'UTR2O26', 'UTR2026'],
    ['with l, I and | for 1', 'UTRlI|1', 'UTR1111'],
    ['with accents', 'ÚTŘ7Á', 'UTR7A'],
    ['with ß for ss', 'Straße 7', 'STRASSE7'],
    ['in decomposed Tamil', 'பொ'.normalize('NFD'), 'பொ'.normalize('NFC')],
  ])('%s', (_what, typed, same) => {
    expect(referenceKey(typed)).toBe(referenceKey(same));
    expect(referenceKey(typed)).not.toBe('');
  });
});

describe('a reference is another', () => {
  it.each([
    ['UTR7A', 'UTR7B'],
    ['பணம்', 'பணமு'],
    ['412345678901', '412345678910'],
    ['S5', '55'],
  ])('%s than %s', (one, other) => expect(referenceKey(one)).not.toBe(referenceKey(other)));
});

it.each(['', ' ', ' - / ', '\u200b', '\u3164', '\u0301'])('%j is none', (typed) =>
  expect(referenceKey(typed)).toBe(''),
);

it('is its own normal form', () => {
  for (const typed of ['UTR 7-A', 'Straße ﷺ', 'Ａ|ߐﬁ', 'பணம் ௭'])
    expect(referenceKey(referenceKey(typed))).toBe(referenceKey(typed));
});

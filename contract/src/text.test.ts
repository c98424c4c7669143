import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { midTyped } from './member-ids.ts';
import { numberTyped } from './phone-numbers.ts';
import { mobileNumber, optionalMobileNumber, requiredText, text } from './text.ts';

/** The output of a schema for an input, or its first message. */
function tried(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  return result.success ? result.data : { fault: result.error.issues[0]?.message };
}

describe('cleanText', () => {
  it.each([
    ['outer spaces', '  Meena \n', 'Meena'],
    ['Windows line ends', 'one\r\ntwo', 'one\ntwo'],
    ['marks of direction', '\u202a98400\u200e12345\u202c', '9840012345'],
    ['isolates and the byte order mark', '\ufeff\u2066Meena\u2069\u200f', 'Meena'],
    ['spaces of no width, soft hyphens', 'Mee\u200bna Sun\u00addaram\u2060', 'Meena Sundaram'],
    ['an Arabic letter mark', 'Meena\u061c', 'Meena'],
    ['a space behind a mark', '\u200f Meena', 'Meena'],
    ['parts of one letter', 'Rene\u0301', 'Ren\u00e9'],
    ['marks piled on a letter', `e${'\u0301'.repeat(40)}f`, `\u00e9${'\u0301'.repeat(5)}f`],
    [
      'the same with joiners',
      `e${'\u0323\u200d'.repeat(9)}f`,
      '\u1eb9\u200d\u0323\u200d\u0323\u200df',
    ],
    ['parts of one Tamil sign', '\u0b95\u0bc6\u0bbe', '\u0b95\u0bca'],
  ])('normalizes %s', (_what, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });

  it('keeps letters with many marks', () => {
    for (const kept of ['क़्ँ', 'र्क्ष्म्यैं', 'க்ஷௌ', 'स्त्र्य॑ः', 'ế', 'ṩ̀', '1\ufe0f\u20e3'])
      expect(cleanText(kept)).toBe(kept.normalize('NFC'));
  });

  it('ends though thousands of marks stand on a letter', () => {
    // each mark below would be sorted before all those above: a minute, longer than a test may take
    const [above, below] = ['\u0301', '\u0323'].map((mark) => mark.repeat(120_000));
    expect(cleanText(`a${above}${below}b`)).toBe(`\u00e1${'\u0301'.repeat(5)}b`);
    expect([midTyped(`1${above}${below}`), numberTyped(`1${above}${below}`)]).toEqual([null, null]);
  });

  it('keeps joiners that scripts and emoji need', () => {
    for (const kept of ['क्\u200dष', 'क्\u200cष', '👩\u200d👧', '❤\ufe0f\u200d🔥'])
      expect(cleanText(kept)).toBe(kept);
  });
});

describe('text', () => {
  it.each([
    ['NUL', 'Mee\0na'],
    ['another control character', 'Mee\u0007na'],
    ['a control character of the upper half', 'Mee\u0085na'],
    ['a lone high surrogate', 'Mee\ud83dna'],
    ['a lone low surrogate', '\ude00'],
    ['an old line end', 'one\rtwo'],
  ])('rejects %s, also in multi-line text', (_what, typed) => {
    expect(tried(text(80), typed)).toEqual({ fault: 'badCharacters' });
    expect(tried(text(80, { lines: true }), typed)).toEqual({ fault: 'badCharacters' });
  });

  it.each(['one\ntwo', 'one\r\ntwo', 'one\ttwo'])('accepts %j in multi-line text', (typed) => {
    expect(tried(text(80), typed)).toEqual({ fault: 'badCharacters' });
    expect(tried(text(80, { lines: true }), typed)).toBe(typed.replace('\r', ''));
  });

  it('checks the length after cleaning', () => {
    expect(tried(text(5), '  \u200eMeena  ')).toBe('Meena');
    expect(tried(text(5), 'Meenas')).toEqual({ fault: 'tooLong:5' });
  });

  it('goes through no further check if it is too long', () => {
    const issues = text(5).safeParse('Mee\0nas').error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['tooLong:5']);
  });

  it.each(['', '   ', '\u200f', '\r\n', null, undefined])('required: %j is missing', (typed) => {
    expect(tried(requiredText(80), typed)).toEqual({ fault: 'required' });
  });
});

describe('mobile numbers', () => {
  it.each([
    '9840012345',
    '98400 12345',
    '98400-12345',
    '(98400) 12345',
    '\u202a9840012345\u202c',
    '+91 98400 12345',
    '0091 98400-12345',
    '098400 12345',
    '௯௮௪௦௦ ௧௨௩௪௫',
    '+९१ ९८४०० १२३४५',
    '٩٨٤٠٠١٢٣٤٥',
    '۹۸۴۰۰۱۲۳۴۵',
    '９８４００１２３４５',
    '౯౮౪౦౦౧౨౩౪౫',
  ])('%j is ten digits', (typed) => {
    expect(tried(mobileNumber, typed)).toBe('9840012345');
    expect(tried(optionalMobileNumber, typed)).toBe('9840012345');
  });

  it.each(['9100012345', '0100012345'])('%j keeps its first digits', (typed) => {
    expect(tried(mobileNumber, typed)).toBe(typed);
  });

  it.each(['984001234', '98400123456', '+92 98400 12345', '௯௮௪௦௦௧௨௩௪௫1'])('%j is not', (typed) => {
    expect(tried(mobileNumber, typed)).toEqual({ fault: 'mobile' });
    expect(tried(optionalMobileNumber, typed)).toEqual({ fault: 'mobile' });
  });

  it('may be empty only if optional', () => {
    expect(tried(mobileNumber, '')).toEqual({ fault: 'required' });
    expect(tried(optionalMobileNumber, '')).toBe('');
  });

  it('rejects very long input without reading all of it', () => {
    for (const schema of [mobileNumber, optionalMobileNumber])
      expect(schema.safeParse(`${'x'.repeat(41)}98400`).error?.issues).toHaveLength(1);
  });
});

import * as z from 'zod/mini';

// Bidirectional control characters; pasted phone numbers often contain them.
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const LINE_BREAK = /[\t\n]/;

/** Cleans a typed text for storage: NFC, without bidirectional marks, CRLF and surrounding spaces. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(DIRECTION_MARKS, '').normalize('NFC').trim();
}

/** A cleaned text of at most `max` characters, on one line or several. Lone surrogates are rejected. */
export function text(max: number, { lines = false } = {}) {
  return z.string({ error: 'required' }).check(
    z.overwrite(cleanText),
    // what is too long goes through no further check, which may be slow for it
    z.maxLength(max, { error: `tooLong:${max}`, abort: true }),
    z.refine(
      (value) => value.isWellFormed() && !CONTROL.test(value) && (lines || !LINE_BREAK.test(value)),
      'badCharacters',
    ),
  );
}

/** A text that must not be empty after cleaning. */
export function requiredText(max: number, options?: { lines: boolean }) {
  return text(max, options).check(z.minLength(1, 'required'));
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}

/** Ten digits; other characters are dropped, as the specification requires (section 5). */
export const mobileNumber = z
  .string({ error: 'required' })
  .check(
    z.maxLength(40, { error: 'mobile', abort: true }),
    z.overwrite(digits),
    z.minLength(1, 'required'),
    z.regex(/^[0-9]{10}$/, 'mobile'),
  );

/** Ten digits or an empty string. */
export const optionalMobileNumber = z
  .string({ error: 'mobile' })
  .check(
    z.maxLength(40, { error: 'mobile', abort: true }),
    z.overwrite(digits),
    z.regex(/^([0-9]{10})?$/, 'mobile'),
  );

/** One of a short list of values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal(values, {
    error: ({ input }) => ((input ?? null) === null ? 'required' : 'notInList'),
  });
}

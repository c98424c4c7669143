import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { mobileDigits } from './digits.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const LINE_BREAK = /[\t\n]/;

interface TextOptions {
  lines?: boolean;
  /** checks the text as it was typed, before it is cleaned */
  typed?: z.core.$ZodCheck<string>;
}

/** A cleaned text of at most `max` characters, on one line or several. Lone surrogates are rejected. */
export function text(max: number, { lines = false, typed }: TextOptions = {}) {
  return z.string({ error: 'required' }).check(
    ...(typed ? [typed] : []),
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
export function requiredText(max: number, options?: TextOptions) {
  return text(max, options).check(z.minLength(1, 'required'));
}

/** Ten digits of any script, stored as 0 to 9; other characters are dropped, as the specification requires (section 5). */
export const mobileNumber = z
  .string({ error: 'required' })
  .check(
    z.maxLength(40, { error: 'mobile', abort: true }),
    z.overwrite(mobileDigits),
    z.minLength(1, 'required'),
    z.regex(/^[0-9]{10}$/, 'mobile'),
  );

/** The same, or an empty string. */
export const optionalMobileNumber = z
  .string({ error: 'mobile' })
  .check(
    z.maxLength(40, { error: 'mobile', abort: true }),
    z.overwrite(mobileDigits),
    z.regex(/^([0-9]{10})?$/, 'mobile'),
  );

/** One of a short list of values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal(values, {
    error: ({ input }) => ((input ?? null) === null ? 'required' : 'notInList'),
  });
}

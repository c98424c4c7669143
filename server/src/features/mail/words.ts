import type { Language } from '@mala/contract/communities/languages.ts';
import { en, type Words } from './words-en.ts';
import { mr } from './words-mr.ts';
import { ta } from './words-ta.ts';

/** The texts around every letter. */
export const WORDS: Record<Language, Words> = { en, ta, mr };

/** The date in India, as the pages have it. */
export function day(language: Language, time: Date | string): string {
  return WORDS[language].times.day(time);
}

/** Date and time in India, which the text says. */
export function moment(language: Language, time: Date | string): string {
  return WORDS[language].times.moment(time);
}

/** Typed text on one line; in a header a line break would begin another header. */
export function oneLine(typed: string): string {
  return typed
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

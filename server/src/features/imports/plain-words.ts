import { normalized } from '@mala/contract/clean-text.ts';
import { plainDigits } from '@mala/contract/digits.ts';

/**
 * Words without what people write in different ways: case, marks between words, brackets, blanks, digits of other scripts.
 * `Father's Name :` is `fathersname`; what stands between two numbers is a dash, `4-7lakh`.
 */
export function plainWords(text: string): string {
  return normalized(plainDigits(text), 'NFKC')
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{M}\p{N}]+(?=\d)/gu, '~')
    .replace(/[^\p{L}\p{M}\p{N}~]/gu, '')
    .replaceAll('~', '-');
}

/** The same of a heading without what stands in brackets, `Height (cm)`. */
export function withoutBrackets(text: string): string {
  return text.replace(/[([{][^)\]}]*[)\]}]?/g, ' ');
}

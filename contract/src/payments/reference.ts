import { asciiDigits } from '../digits.ts';

/**
 * Characters that look like a Latin letter, by that letter: those of Unicode's confusables.txt that stand on keyboards of
 * Greek, Cyrillic and phonetics. Compared in lower case, so a letter is listed if either of its cases looks like it.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'αаɑ',
  b: 'βв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'εе',
  g: 'ɡ',
  h: 'ηнһ',
  i: 'ιіıӏɩ',
  j: 'јϳ',
  k: 'κк',
  m: 'μм',
  n: 'νп',
  o: 'οоօ',
  p: 'ρр',
  q: 'ԛ',
  s: 'ѕ',
  t: 'τт',
  u: 'υս',
  v: 'ѵ',
  w: 'ԝω',
  x: 'χх',
  y: 'γуү',
  z: 'ζ',
};
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** What people confuse within Latin, whatever the case: O with 0; I, l and | with 1. */
const ONE_OF_ALL: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/**
 * A payment reference as people compare it: without spaces, hyphens, punctuation and what shows nothing, in one case and one
 * form of each character, digits of any script as 0 to 9, and look-alike letters as one. Empty if there is no letter or
 * digit. The column `payments.reference_key` holds it, so a change needs a migration.
 */
export function referenceKey(reference: string): string {
  const plain = asciiDigits(reference.replaceAll('|', '1').normalize('NFKD'))
    // accents of Latin, Greek and Cyrillic; the vowel signs of India's scripts are parts of their letters
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // twice: ß is ss in upper case only
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return Array.from(plain, (one) => LATIN.get(one) ?? one)
    .map((one) => ONE_OF_ALL[one] ?? one)
    .join('')
    .toUpperCase();
}

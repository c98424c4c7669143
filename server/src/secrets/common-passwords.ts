import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Digits and signs that people add to a word. */
const ADDED = /[^\p{L}\p{M}]{1,6}$/u;

const KEYS = [
  '0123456789012',
  '9876543210987',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Letters of the names of the sites, which their own members think of first. */
const SITE_WORDS = ['tamilmala', 'marathimala', 'matrimony', 'marathi', 'tamil', 'mala'];

/** Up to four characters again and again: 12341234. */
const REPEATED = /^(.{1,4})\1+$/su;

/**
 * Whether a password is among those tried first: on the list, also in pieces or with digits added, two characters, a few
 * repeated, or a row of keys.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(ADDED, '');
  if (COMMON.has(plain) || (word.length > 3 && COMMON.has(word))) return true;
  if (COMMON.has(plain.replace(/[\s._-]/g, ''))) return true;
  if (new Set(plain).size <= 2 || REPEATED.test(plain)) return true;
  return KEYS.some((row) => row.includes(plain));
}

/** Whether a password is little more than the person's mobile number, name or site. */
export function isPersonalPassword(
  password: string,
  { user_name, mobile_no }: { user_name: string; mobile_no: string },
): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  // also with a sign or space between its digits
  if (plain.replace(/\D/g, '').includes(mobile_no)) return true;
  const names = user_name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  const words = [...names, ...SITE_WORDS].filter((word) => word.length > 2);
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.length <= 6 && !/\p{L}/u.test(rest);
}

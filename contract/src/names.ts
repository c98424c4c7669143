import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** Ends of addresses that are not ends of names. */
const ENDS =
  'com|net|org|info|biz|co|in|io|ly|gl|me|gg|cc|tk|ml|ga|cf|gq|ru|cn|us|uk|eu|ai|xyz|online|site|top|club|shop|store|app|live|link|click|page|dev|icu|vip|win|bid|fun|space|website|tech|mobi|asia|इन्टरनेट|भारत|இந்தியா';

const LINKS = [
  // no quantifier before the part that decides: each would make a long text quadratic
  /[a-z+-]:\/\//,
  /\bwww\d*\s*\./,
  /\S@\S/,
  // a degree such as B.Com is no address, and neither are initials
  new RegExp(`[\\p{L}\\p{M}\\p{N}_-]{2}\\.(${ENDS})(?![\\p{L}\\p{M}\\p{N}])`, 'u'),
  /[\p{L}\p{M}\p{N}_-]\.\p{L}{2,}\//u,
];

/** Whether a text has a web or mail address in it. */
export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return LINKS.some((link) => link.test(plain));
}

/** The name of a person, of at most 80 characters: it stands in mails and lists, so it holds no address. */
export const personName = requiredText(80).check(z.refine((name) => !hasLink(name), 'linkInName'));

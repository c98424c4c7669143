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

// no lookbehind, which browsers before 2023 do not read
const NOT_IN_NAMES = [
  // shown as nothing: invisible characters except joiners, blanks of other scripts, breaks of lines, what is no character
  /[^\P{DI}\u200c\u200d]|[\u2028\u2029\u2800\ufff9-\ufffc\u{13430}-\u{1345f}\u{1d159}\p{Co}\p{NChar}]/u,
  // written from right to left, which turns around what stands beside it
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  // joiners are only between signs of the scripts of India
  /(^|[^\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d]([^\u0900-\u0dff]|$)/,
];

// each sign is followed by at most one that changes its look: further ones would not be seen
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\p{EMod}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]?)*/gu;

/** Whether a name has invisible or right-to-left characters, by which it could pass for another. */
export function hasHidden(name: string): boolean {
  // those of which an emoji is made are seen as the emoji
  const rest = name.replace(EMOJI, '*');
  return NOT_IN_NAMES.some((hidden) => hidden.test(rest));
}

/**
 * A name of a person, of at most `max` characters: it stands in mails and lists, so it holds no address and nothing that
 * cannot be seen, which is refused as typed, and not taken out: whoever sees no difference should know of it.
 */
export function nameOfPerson(max: number) {
  return requiredText(max, {
    typed: z.refine((name) => !hasHidden(name), { error: 'hiddenInName', abort: true }),
  }).check(z.refine((name) => !hasLink(name), 'linkInName'));
}

/** A whole name. */
export const personName = /* @__PURE__ */ nameOfPerson(80);

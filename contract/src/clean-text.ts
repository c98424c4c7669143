// Marks of direction, which pasted phone numbers often contain, and characters that show nothing and join nothing.
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** More marks than any letter has: they would be drawn over the lines above and below. */
const PILED = /([\p{M}\u200c\u200d]{5})[\p{M}\u200c\u200d]+/gu;

/** Far more than any letter has, in whatever form it is typed. */
const HEAPED = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a form of Unicode, with at most 30 marks on a letter: they are sorted one by one, so that thousands on one letter take
 * seconds.
 */
export function normalized(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replace(HEAPED, '$1').normalize(form);
}

/**
 * Cleans a typed text for storage: NFC, without marks of direction, unseen characters, piles of marks, CRLF and surrounding
 * spaces. Joiners stay: scripts of India and emoji need them.
 */
export function cleanText(text: string): string {
  return normalized(text.replaceAll('\r\n', '\n').replace(UNSEEN, ''), 'NFC')
    .replace(PILED, '$1')
    .trim();
}

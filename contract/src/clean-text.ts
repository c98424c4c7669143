// Marks of direction, which pasted phone numbers often contain, and characters that show nothing and join nothing.
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** More marks than any letter has: they would be drawn over the lines above and below. */
const PILED = /([\p{M}\u200c\u200d]{5})[\p{M}\u200c\u200d]+/gu;

/**
 * Cleans a typed text for storage: NFC, without marks of direction, unseen characters, piles of marks, CRLF and surrounding
 * spaces. Joiners stay: scripts of India and emoji need them.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(PILED, '$1')
    .trim();
}

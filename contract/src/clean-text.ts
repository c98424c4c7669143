// Bidirectional control characters; pasted phone numbers often contain them.
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Cleans a typed text for storage: NFC, without bidirectional marks, CRLF and surrounding spaces. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(DIRECTION_MARKS, '').normalize('NFC').trim();
}

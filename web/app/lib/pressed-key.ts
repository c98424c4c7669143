/**
 * The character of a key; where another script is typed, that of the same place on a keyboard of Latin letters.
 */
export function pressedKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\x20-\x7e]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  if (!place) return key;
  return shiftKey ? place : place.toLowerCase();
}

/** What differs between two attempts that do the same. */
const DIFFERENT: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*(Z|\+00:00)/g, 'time'],
  [/"secret_hash":\s*"[^"]+"/g, '"secret_hash":"hash"'],
  [/\bM([MF])\d{6}\b/g, 'M$1 number'],
  [/\b[67]\d{9}\b/g, 'mobile'],
  [/\b10\.\d+\.\d+\.\d+\b/g, 'address'],
  [/\.[a-j]{10}@/g, '.somebody@'],
  [/REF-\d+/g, 'REF'],
  // why the last try to send a mail failed
  [/"fault":\s*"[^"]+"/g, '"fault":null'],
];

/** A row as text, without its ids, times and numbers; people are named by their place among `ids`. */
export function plain(row: string, ids: readonly string[]): string {
  const named = ids.reduce((text, id, place) => text.replaceAll(id, `person ${place}`), row);
  return DIFFERENT.reduce((text, [pattern, name]) => text.replace(pattern, name), named);
}

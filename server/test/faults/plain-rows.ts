/** What differs between two attempts that do the same. */
const DIFFERENT: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*(Z|\+00:00)/g, 'time'],
  [/"(\w+_hash|sealed_secret|credential_id|public_key)":\s*"[^"]+"/g, '"$1":"random"'],
  [/"last_step":\s*\d+/g, '"last_step":0'],
  [/\bM([MF])\d{6}\b/g, 'M$1 number'],
  [/\b[67]\d{9}\b/g, 'mobile'],
  [/\b10\.\d+\.\d+\.\d+\b/g, 'address'],
  [/\.[a-j]{10}@/g, '.somebody@'],
  [/\b(REF|CORRECTED|TOLD)[- ][\d ]+/g, '$1'],
  [/\b(order|pay|event)_[0-9a-f]{14}\b/g, '$1'],
  [/"reference_key":\s*"[^"]*"/g, '"reference_key":"key"'],
  [/\b(TM|MM)\/\d{4}-\d\d\/\d{6,}/g, '$1/receipt'],
  [/\b(TM|MM)\/E\/\d{4}\/\d+/g, '$1/erasure'],
  [/"receipt_number":\s*\d+/g, '"receipt_number": 1'],
  // of a mobile number
  [/"end":\s*"\d{3}"/g, '"end":"digits"'],
  // salted, and by the rows of others before
  [/"(salt|commitment|previous|hash)":\s*"\\\\x[0-9a-f]*"/g, '"$1":"hash"'],
  [/^(history_chain .*"position":\s*)\d+/, '$1 1'],
  // a try of a code counts also where what follows fails, as rate limits do
  [/"code_attempts":\s*\d+/g, '"code_attempts":0'],
  // the keys of a browser
  [/"(p256dh|auth)":\s*"[^"]+"/g, '"$1":"random"'],
  // why the last try to send a mail failed
  [/"fault":\s*"[^"]+"/g, '"fault":null'],
];

/** A row as text, without its ids, times and numbers; people are named by their place among `ids`. */
export function plain(row: string, ids: readonly string[]): string {
  const named = ids.reduce((text, id, place) => text.replaceAll(id, `person ${place}`), row);
  return DIFFERENT.reduce((text, [pattern, name]) => text.replace(pattern, name), named);
}

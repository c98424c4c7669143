/**
 * Ten digits that no telephone in India has: mobile numbers begin with 6 to 9, and behind any area code a
 * subscriber's number never begins with 0, so 55500 leads nowhere. `number` is up to 99999.
 */
export function unassignableMobile(number: number): string {
  return `55500${String(number).padStart(5, '0')}`;
}

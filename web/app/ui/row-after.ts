/**
 * What can have the focus in the row that is now in the place of the first one that is gone, or in the last one: `before` and
 * `now` are the ids of the rows of a table or list, joined by commas.
 */
export function rowAfter(place: Element, before: string, now: string): HTMLElement | null {
  const left = now.split(',');
  const gone = before.split(',').findIndex((id) => !left.includes(id));
  const rows = place.querySelectorAll('tbody > tr, :scope > li');
  return (rows[gone] ?? rows[gone - 1])?.querySelector('a[href], button, input') ?? null;
}

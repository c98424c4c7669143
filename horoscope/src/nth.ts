/** The entry of a table whose entries are numbered from 1. */
export function nth<T>(table: readonly T[], number: number): T {
  const found = table[number - 1];
  if (found === undefined) throw new RangeError(`The table has no entry ${number}.`);
  return found;
}

/** The entry of a square table for two of the names that its rows and columns stand for. */
export function atTwo<Name, T>(
  table: readonly (readonly T[])[],
  names: readonly Name[],
  row: Name,
  column: Name,
): T {
  return nth(nth(table, names.indexOf(row) + 1), names.indexOf(column) + 1);
}

import { isDeepStrictEqual } from 'node:util';

export type Values = Readonly<Record<string, unknown>>;

/** The fields that are answered by "I do not know". */
export function unknownIn(values: Values): string[] {
  return Array.isArray(values.unknown) ? values.unknown.map(String) : [];
}

/** Whether two sections say the same of a field. */
function isSame(name: string, one: Values, other: Values): boolean {
  const said = (values: Values) => [values[name] ?? null, unknownIn(values).includes(name)];
  return isDeepStrictEqual(said(one), said(other));
}

/** What of a section differs, before and after; `unknown` names those of these fields that are not known. */
export function changedOf(before: Values, after: Values): { before: Values; after: Values } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('unknown');
  const changed = [...names].filter((name) => !isSame(name, before, after));
  return { before: only(changed, before), after: only(changed, after) };
}

function only(names: readonly string[], values: Values): Values {
  const unknown = unknownIn(values).filter((name) => names.includes(name));
  const kept = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return unknown.length > 0 ? { ...kept, unknown } : kept;
}

/**
 * A section with the values from before a correction, in the fields that are still as they were corrected; null if none is.
 */
export function restored(
  current: Values,
  { before, after }: { before: Values; after: Values },
): Values | null {
  const names = Object.keys(after).filter(
    (name) => name !== 'unknown' && isSame(name, current, after),
  );
  if (names.length === 0) return null;
  const back = only(names, before);
  const unknown = [
    ...unknownIn(current).filter((name) => !names.includes(name)),
    ...unknownIn(back),
  ];
  const { unknown: _, ...known } = { ...current, ...back };
  return unknown.length > 0 ? { ...known, unknown } : known;
}

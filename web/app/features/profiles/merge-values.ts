import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { isUnknown, type SectionValues } from './section-values.ts';

/** What a form says of a field. */
const said = (field: ProfileField, values: SectionValues) =>
  JSON.stringify([values[field.name] ?? null, isUnknown(values, field)]);

/** The fields in which two states of a section differ. */
export function differing(
  fields: readonly ProfileField[],
  one: SectionValues,
  other: SectionValues,
): ProfileField[] {
  return fields.filter((field) => said(field, one) !== said(field, other));
}

/** What was typed, on top of what is stored now: a field that was not changed since `opened` is as it is now. */
export function mergedValues(
  fields: readonly ProfileField[],
  { opened, typed, now }: { opened: SectionValues; typed: SectionValues; now: SectionValues },
): SectionValues {
  const changed = differing(fields, opened, typed);
  const kept = Object.fromEntries(changed.map(({ name }) => [name, typed[name] ?? null]));
  if (!('unknown' in now)) return { ...now, ...kept };
  const unknown = fields
    .filter((field) => isUnknown(changed.includes(field) ? typed : now, field))
    .map(({ name }) => name);
  return { ...now, ...kept, unknown };
}

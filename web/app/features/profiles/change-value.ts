import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { ABROAD, highestCount, NO_STATE, optionsFor } from './narrow-choices.ts';
import { type FieldValue, type SectionValues, valuesOf } from './section-values.ts';

/** Fields whose options depend on an earlier field of the form. */
const CHILDREN = ['community', 'subcaste'];

function stillFits(community: Community, field: ProfileField, values: SectionValues): boolean {
  const value = values[field.name];
  if (field.kind === 'count') return Number(value ?? 0) <= highestCount(field.name, values);
  if (!field.list || !CHILDREN.includes(field.list) || !value) return true;
  return optionsFor(community, field, values).some((option) => option.value === value);
}

/**
 * The values after one field changed. Dependent values that are no longer valid are cleared, in form order: a language
 * clears the caste, and the caste the subcaste. Valid ones stay. Abroad the state is "Others", which is not asked.
 */
export function changeValue(
  community: Community,
  fields: readonly ProfileField[],
  values: SectionValues,
  name: string,
  value: FieldValue,
): SectionValues {
  let changed: SectionValues = { ...values, [name]: value };
  if (name === 'country' && value !== values.country && [value, values.country].includes(ABROAD))
    changed = { ...changed, state: value === ABROAD ? NO_STATE : '' };
  for (const field of fields) {
    if (field.name === name || stillFits(community, field, changed)) continue;
    changed = { ...changed, [field.name]: field.kind === 'count' ? null : '' };
  }
  return changed;
}

/** The values after "I do not know" was chosen for a field, which empties it, or taken back. */
export function changeUnknown(
  field: ProfileField,
  values: SectionValues,
  chosen: boolean,
): SectionValues {
  const { unknown } = values;
  const others = (Array.isArray(unknown) ? unknown : []).filter((name) => name !== field.name);
  if (!chosen) return { ...values, unknown: others };
  return { ...values, ...valuesOf([field], {}), unknown: [...others, field.name] };
}

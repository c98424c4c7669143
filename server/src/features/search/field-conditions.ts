import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import type { Filters } from '@mala/contract/search.ts';
import type { Condition } from '../../search-engine/question.ts';
import { codeOf, HEIGHT_CODES, heightCode, professionsOf } from './codes.ts';
import { bornCode, dayNumber } from './days.ts';

export function fieldConditions(filters: Filters): Condition[] {
  return FIELD_FILTERS.flatMap(({ name }, index) => {
    const values = filters[name] ?? [];
    const groups = name === 'profession' ? (filters.profession_group ?? []) : [];
    if (values.length + groups.length === 0) return [];
    const any = new Set(values.map((value) => codeOf(index, value)));
    for (const group of groups) for (const code of professionsOf(group)) any.add(code);
    any.delete(0);
    return [{ field: name, any: [...any] }];
  });
}

export function ageConditions({ from_age = [], to_age = [] }: Filters, today: Date): Condition[] {
  if (from_age.length + to_age.length === 0) return [];
  const day = dayNumber(today);
  const last = from_age.length > 0 ? day - Math.min(...from_age) * 10_000 : day;
  const first = to_age.length > 0 ? day - (Math.max(...to_age) + 1) * 10_000 + 1 : 0;
  return [{ field: 'born', from: bornCode(first), to: bornCode(last) }];
}

/** Whose height is not known fits no range. */
export function heightConditions({ from_height = [], to_height = [] }: Filters): Condition[] {
  if (from_height.length + to_height.length === 0) return [];
  const first = from_height.length > 0 ? heightCode(Math.min(...from_height)) : 1;
  const last = to_height.length > 0 ? heightCode(Math.max(...to_height)) : HEIGHT_CODES - 1;
  const count = Math.max(0, last - first + 1);
  return [{ field: 'height', any: Array.from({ length: count }, (_, index) => first + index) }];
}

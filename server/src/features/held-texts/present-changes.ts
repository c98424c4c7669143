import type { Section } from '@mala/contract/profiles/field.ts';
import type { ChangedField, HeldChange } from '@mala/contract/profiles/held-change.ts';
import type { ChangeRow } from './change-queries.ts';

type Sections = Readonly<Partial<Record<Section, object | null>>>;

/** The fields of a change, before and after; `profile` as others see it. */
export function changedFields(
  { section, fields }: Pick<ChangeRow, 'section' | 'fields'>,
  profile: Sections,
): ChangedField[] {
  const stored: Readonly<Record<string, unknown>> = { ...profile[section] };
  return Object.entries(fields).map(([field, proposed]) => {
    const shown = stored[field];
    return { field, shown: typeof shown === 'string' ? shown : null, proposed };
  });
}

/** For replies to the owner and the office: nothing if there are none. */
export function presentHeldChanges(
  rows: readonly ChangeRow[],
  profile: Sections,
): { held_changes?: HeldChange[] } {
  const changes = rows.flatMap((row) =>
    changedFields(row, profile).map((one) => {
      const { section, state, reason } = row;
      return { ...one, section, state, reason };
    }),
  );
  return changes.length > 0 ? { held_changes: changes } : {};
}

/** A profile as its owner wants it. */
export function withProposed<T extends Sections>(profile: T, rows: readonly ChangeRow[]): T {
  const changed = rows.map(({ section, fields }) => [section, { ...profile[section], ...fields }]);
  return { ...profile, ...Object.fromEntries(changed) };
}

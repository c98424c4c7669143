import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import type { LiveRow } from './live-queries.ts';

interface ChangedValue {
  section: Section;
  field: string;
  before: unknown;
  after: unknown;
}

/** The changed fields of a profile, as the office last saw them and as they are. */
export function liveFieldsOf({ before, ...now }: LiveRow): ChangedValue[] {
  return SECTIONS.flatMap((section) => {
    const values: Readonly<Record<string, unknown>> = { ...now[section] };
    return Object.entries(before[section] ?? {}).map(([field, was]) => ({
      section,
      field,
      before: was,
      after: values[field] ?? null,
    }));
  });
}

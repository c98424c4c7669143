import type { FieldKind, ProfileField } from '@mala/contract/profiles/field.ts';
import { wholeDate } from '../../lib/date-parts.ts';

/** [mobile, alternate], each as far as it is typed. */
export type Mobiles = readonly [string, string];

/** What a form holds of a field: as on the wire, but '' for empty text, and dates and times half picked. */
export type FieldValue = string | number | boolean | null | Mobiles;
export type SectionValues = Record<string, FieldValue>;

const NUMBERS: readonly FieldKind[] = ['integer', 'height', 'count', 'padham'];

function asMobiles(value: unknown): Mobiles {
  const [mobile, alternate] = Array.isArray(value) ? value : [];
  return [String(mobile ?? ''), String(alternate ?? '')];
}

/** A value as the form holds it; whatever is not of the field's kind is empty. */
function formValue({ kind }: ProfileField, value: unknown): FieldValue {
  if (kind === 'mobiles') return asMobiles(value);
  if (kind === 'yes-no') return typeof value === 'boolean' ? value : null;
  if (NUMBERS.includes(kind)) return typeof value === 'number' ? value : null;
  return typeof value === 'string' ? value : '';
}

/** The form's values of what was loaded, or kept as a draft; fields that it does not have are left out. */
export function valuesOf(
  fields: readonly ProfileField[],
  entity: Readonly<Record<string, unknown>>,
): SectionValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, formValue(field, entity[field.name])]),
  );
}

/** What is checked and sent: a half-picked date or time counts as none. */
export function bodyOf(fields: readonly ProfileField[], values: SectionValues): SectionValues {
  const whole = ({ name, kind }: ProfileField): FieldValue => {
    const value = values[name] ?? null;
    if (kind === 'date') return wholeDate(String(value ?? ''));
    if (kind === 'time') return wholeTime(String(value ?? ''));
    return value;
  };
  return Object.fromEntries(fields.map((field) => [field.name, whole(field)]));
}

export function sameValues(one: SectionValues, other: SectionValues): boolean {
  return Object.keys(one).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** A time of birth as it is picked: each part empty until it is chosen. */
export interface TimeParts {
  hour: string;
  minute: string;
  half: string;
}

/** `06:45 AM` in its parts; of a half-picked one (`06: AM`) the missing parts are empty. */
export function splitTime(time: string): TimeParts {
  const [, hour = '', minute = '', half = ''] = /^(\d*):(\d*) (.*)$/.exec(time) ?? [];
  return { hour, minute, half };
}

/** The parts as one text; empty when none is chosen. */
export function joinTime({ hour, minute, half }: TimeParts): string {
  return hour || minute || half ? `${hour}:${minute} ${half}` : '';
}

/** The time, or nothing while a part is missing. */
export function wholeTime(time: string): string {
  const { hour, minute, half } = splitTime(time);
  return hour && minute && half ? time : '';
}

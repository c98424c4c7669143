import { type FieldKind, type ProfileField, unknownOf } from '@mala/contract/profiles/field.ts';
import { wholeDate } from '../../lib/date-parts.ts';

/** [mobile, alternate], as typed so far. */
export type Mobiles = readonly [string, string];

/** The value of a field in a form: as in the API, but '' for an empty text, and dates and times can be incomplete. */
export type FieldValue = string | number | boolean | null | Mobiles;
/** `unknown` names the fields that are answered by "I do not know", in sections that have such fields. */
export type SectionValues = Record<string, FieldValue | readonly string[]>;

/** The name of the password among the values of a form; no profile field has it. */
export const CONTACT_PASSWORD = 'password';

const NUMBERS: readonly FieldKind[] = ['integer', 'height', 'count', 'padham'];

function asMobiles(value: unknown): Mobiles {
  const [mobile, alternate] = Array.isArray(value) ? value : [];
  return [String(mobile ?? ''), String(alternate ?? '')];
}

/** A value as the form has it; values of another type become empty. */
function formValue({ kind }: ProfileField, value: unknown): FieldValue {
  if (kind === 'mobiles') return asMobiles(value);
  if (kind === 'yes-no') return typeof value === 'boolean' ? value : null;
  if (NUMBERS.includes(kind)) return typeof value === 'number' ? value : null;
  return typeof value === 'string' ? value : '';
}

/** The form's values from a loaded section or a draft; unknown fields are left out. */
export function valuesOf(
  fields: readonly ProfileField[],
  entity: Readonly<Record<string, unknown>>,
): SectionValues {
  const values: SectionValues = Object.fromEntries(
    fields.map((field) => [field.name, formValue(field, entity[field.name])]),
  );
  if (fields.some(({ mayBeUnknown }) => mayBeUnknown)) values.unknown = unknownOf(entity, fields);
  return values;
}

/** Whether a field is answered by "I do not know". */
export function isUnknown({ unknown }: SectionValues, { name }: ProfileField): boolean {
  return Array.isArray(unknown) && unknown.includes(name);
}

/** The values to validate and send: an incomplete date or time becomes empty. */
export function bodyOf(fields: readonly ProfileField[], values: SectionValues): SectionValues {
  const whole = ({ name, kind }: ProfileField): SectionValues[string] => {
    const value = values[name] ?? null;
    if (kind === 'date') return wholeDate(String(value ?? ''));
    if (kind === 'time') return wholeTime(String(value ?? ''));
    return value;
  };
  const body = Object.fromEntries(fields.map((field) => [field.name, whole(field)]));
  const { unknown } = values;
  return Array.isArray(unknown) && unknown.length > 0 ? { ...body, unknown } : body;
}

export function sameValues(one: SectionValues, other: SectionValues): boolean {
  return Object.keys(one).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** The chosen parts of a time of birth: each empty until chosen. */
export interface TimeParts {
  hour: string;
  minute: string;
  half: string;
}

/** The parts of `06:45 AM`; missing parts of an incomplete time (`06: AM`) are empty. */
export function splitTime(time: string): TimeParts {
  const [, hour = '', minute = '', half = ''] = /^(\d*):(\d*) (.*)$/.exec(time) ?? [];
  return { hour, minute, half };
}

/** The parts as one text; empty if none is chosen. */
export function joinTime({ hour, minute, half }: TimeParts): string {
  return hour || minute || half ? `${hour}:${minute} ${half}` : '';
}

/** The time, or empty while a part is missing. */
export function wholeTime(time: string): string {
  const { hour, minute, half } = splitTime(time);
  return hour && minute && half ? time : '';
}

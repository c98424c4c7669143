import * as z from 'zod/mini';
import { type Community, fieldsOf, listOf } from '../communities/community.ts';
import { plainDigits } from '../digits.ts';
import { nameOfPerson } from '../names.ts';
import { mobileNumber, oneOf, optionalMobileNumber, requiredText, text } from '../text.ts';
import { birthYears, isCalendarDate } from './age.ts';
import { isBirthTime } from './birth-time.ts';
import type { ProfileField, Section } from './field.ts';
import { HEIGHTS_CM } from './height.ts';

/** What a field's value is judged by, besides itself: the day, the country that was sent, and the stored values. */
interface Setting {
  today: Date;
  country?: unknown;
  kept?: Readonly<Record<string, unknown>> | undefined;
}

const isRequired = { error: 'required' } as const;

function wholeNumber(min: number, max: number) {
  return z
    .number(isRequired)
    .check(z.int('wholeNumber'), z.minimum(min, `atLeast:${min}`), z.maximum(max, `atMost:${max}`));
}

/** A string that passes `fits`, once cleaned; an optional one may also be empty. */
function string(
  field: ProfileField,
  message: string,
  fits: (value: string) => boolean,
  clean = (value: string) => value,
) {
  return z.string(isRequired).check(
    z.overwrite(clean),
    z.refine((value) => !field.required || value !== '', { error: 'required', abort: true }),
    z.refine((value) => value === '' || fits(value), { error: message, abort: true }),
  );
}

/** Postcodes outside India have letters, digits, spaces and dashes. */
const isPostcode = (value: string) => /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(value);

function choice(community: Community, field: ProfileField) {
  const options = field.list ? listOf(community, field.list) : [];
  return string(field, 'notInList', (value) => options.some((option) => option.value === value));
}

/** `kept` is the stored one, which stays valid when a year begins. */
function date(field: ProfileField, today: Date, kept: unknown) {
  const { first } = birthYears(today);
  return string(field, 'date', isCalendarDate, plainDigits).check(
    z.refine(
      (value) => value === '' || value === kept || Number(value.slice(0, 4)) >= first,
      `bornTooEarly:${first}`,
    ),
  );
}

/** [mobile, alternate]; the alternate is null if empty or missing. */
const mobiles = z
  .tuple([mobileNumber, z.optional(z.nullable(optionalMobileNumber))], isRequired)
  .check(z.overwrite(([mobile, alternate]) => [mobile, alternate || null]));

function schemaOfKind(
  community: Community,
  field: ProfileField,
  { today, country, kept }: Setting,
): z.ZodMiniType {
  const max = field.max ?? 80;
  switch (field.kind) {
    case 'text':
      if (field.person) return nameOfPerson(max);
      return field.required ? requiredText(max) : text(max);
    case 'long-text':
      return text(max, { lines: true });
    case 'choice':
      return choice(community, field);
    case 'integer':
      return wholeNumber(field.min ?? 0, max);
    case 'height':
      return z
        .number(isRequired)
        .check(z.refine((cm) => HEIGHTS_CM.some((height) => height === cm), 'notInList'));
    case 'yes-no':
      return z.boolean(isRequired);
    case 'count':
      return wholeNumber(0, 5);
    case 'padham':
      return wholeNumber(1, 4);
    case 'date':
      return date(field, today, kept?.[field.name]);
    case 'time':
      return string(field, 'time', isBirthTime, plainDigits);
    case 'mobiles':
      return mobiles;
    case 'email':
      return text(max).check(
        z.refine((value) => value === '' || z.regexes.email.test(value), 'email'),
      );
    case 'pincode':
      return string(field, country === 'others' ? 'postcode' : 'pincode', isPostcode, plainDigits);
  }
}

/**
 * The schema of one field's value, for browser and server. Messages are keys of messages.ts. What may be unknown may be
 * empty here: whether it is answered shows with the rest of the section (parse-section.ts).
 */
export function fieldSchema(
  community: Community,
  field: ProfileField,
  setting: Setting,
): z.ZodMiniType {
  const { required, mayBeUnknown } = field;
  const isAsked = required === true && !mayBeUnknown;
  const schema = schemaOfKind(community, { ...field, required: isAsked }, setting);
  return isAsked ? schema : z.optional(z.nullable(schema));
}

/** The names of fields that are answered by "I do not know". */
export function unknownSchema(fields: readonly ProfileField[]) {
  const names = fields.filter(({ mayBeUnknown }) => mayBeUnknown).map(({ name }) => name);
  return z.optional(z.array(oneOf(names)).check(z.maxLength(names.length, 'invalid')));
}

/** The body of POST /api/profile/{userId}/{section} on one site as the API's documentation has it. */
export function sectionSchema(community: Community, section: Section, today: Date) {
  const fields = fieldsOf(community, section);
  const shape: Record<string, z.ZodMiniType> = {};
  for (const field of fields) shape[field.name] = fieldSchema(community, field, { today });
  if (fields.some(({ mayBeUnknown }) => mayBeUnknown)) shape.unknown = unknownSchema(fields);
  return z.strictObject(shape);
}

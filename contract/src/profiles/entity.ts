import * as z from 'zod/mini';
import { basicFields } from './basic.ts';
import { familyFields } from './family.ts';
import type { FieldKind, ProfileField, Section } from './field.ts';
import { horoscopeFields } from './horoscope.ts';
import { personalFields } from './personal.ts';
import { workFields } from './work.ts';

/** The stored type of a field. */
export interface ValueOfKind {
  text: string;
  'long-text': string;
  choice: string;
  integer: number;
  height: number;
  'yes-no': boolean;
  count: number;
  padham: number;
  date: string;
  time: string;
  mobiles: [string, string | null];
  email: string;
  pincode: string;
}

type EntityOf<Fields extends readonly ProfileField[]> = WithUnknown<
  { [Field in Fields[number] as Field['name']]?: ValueOfKind[Field['kind']] | null },
  Fields[number]
>;

/** With the names of the fields that are answered by "I do not know"; missing if there are none. */
export type WithUnknown<T, F extends ProfileField> = [Extract<F, { mayBeUnknown: true }>] extends [
  never,
]
  ? T
  : T & { unknown?: Extract<F, { mayBeUnknown: true }>['name'][] };

/** The values of a section: each field of the site, null if empty; fields of other sites are missing. */
export interface Entities {
  basic: EntityOf<typeof basicFields>;
  personal: EntityOf<typeof personalFields>;
  work: EntityOf<typeof workFields>;
  family: EntityOf<typeof familyFields>;
  horoscope: EntityOf<typeof horoscopeFields>;
}

export const SECTION_FIELDS = {
  basic: basicFields,
  personal: personalFields,
  work: workFields,
  family: familyFields,
  horoscope: horoscopeFields,
} as const satisfies Record<Section, readonly ProfileField[]>;

/** The type of an object schema's shape. */
export type Shape<T> = {
  [Name in keyof T]-?: undefined extends T[Name]
    ? z.ZodMiniOptional<z.ZodMiniType<Exclude<T[Name], undefined>>>
    : z.ZodMiniType<T[Name]>;
};

/** The schema of what WithUnknown adds. */
export function unknownReply(fields: readonly ProfileField[]): Record<string, z.ZodMiniType> {
  const hasSome = fields.some(({ mayBeUnknown }) => mayBeUnknown);
  return hasSome ? { unknown: z.optional(z.array(z.string())) } : {};
}

/** Whether a field's value is not a string. */
export const replyOfKind: Partial<Record<FieldKind, z.ZodMiniType>> = {
  integer: z.number(),
  height: z.number(),
  count: z.number(),
  padham: z.number(),
  'yes-no': z.boolean(),
  mobiles: z.tuple([z.string(), z.nullable(z.string())]),
};

/** The reply schema of a section as its form loads it. Values are sent as stored. */
export function entityReply<S extends Section>(section: S) {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  const shape: Record<string, z.ZodMiniType> = Object.fromEntries(
    fields.map(({ name, kind }) => [name, z.optional(z.nullable(replyOfKind[kind] ?? z.string()))]),
  );
  return z.object({ ...shape, ...unknownReply(fields) } as Shape<Entities[S]>);
}

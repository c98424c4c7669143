import * as z from 'zod/mini';
import { basicFields } from './basic.ts';
import { familyFields } from './family.ts';
import type { FieldKind, ProfileField, Section } from './field.ts';
import { horoscopeFields } from './horoscope.ts';
import { personalFields } from './personal.ts';
import { workFields } from './work.ts';

interface ValueOfKind {
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

type EntityOf<Fields extends readonly ProfileField[]> = {
  [Field in Fields[number] as Field['name']]?: ValueOfKind[Field['kind']] | null;
};

/** What a section holds: each field of the site, null where empty; fields of other sites are missing. */
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

const replyOfKind: Partial<Record<FieldKind, z.ZodMiniType>> = {
  integer: z.number(),
  height: z.number(),
  count: z.number(),
  padham: z.number(),
  'yes-no': z.boolean(),
  mobiles: z.tuple([z.string(), z.nullable(z.string())]),
};

function replyOf(field: ProfileField): z.ZodMiniType {
  return z.optional(z.nullable(replyOfKind[field.kind] ?? z.string()));
}

/** The reply schema of a section's fields, those that `wanted` keeps. Values are sent as they are stored. */
export function entityReply<S extends Section>(
  section: S,
  wanted: (field: ProfileField) => boolean = () => true,
) {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  const shape = Object.fromEntries(
    fields.filter(wanted).map((field) => [field.name, replyOf(field)]),
  );
  return z.object(shape) as unknown as z.ZodMiniObject<{
    [Name in keyof Entities[S]]: z.ZodMiniType<Entities[S][Name]>;
  }>;
}

import * as z from 'zod/mini';
import { hasField, type Site } from '../communities/community.ts';
import { sites } from '../communities/sites.ts';
import {
  replyOfKind,
  SECTION_FIELDS,
  type Shape,
  unknownReply,
  type ValueOfKind,
  type WithUnknown,
} from './entity.ts';
import { nameInReplies, type ProfileField, SECTIONS, type Section } from './field.ts';
import { heightInFeet } from './height.ts';

// The types state for the declared fields what the functions below compute for any fields.

type FieldOf<S extends Section> = (typeof SECTION_FIELDS)[S][number];
type CardField<S extends Section> = Extract<FieldOf<S>, { seen: 'card' }>;
type OfSomeSites = { name: (typeof sites)[keyof typeof sites]['without'][number] };
type NameOf<F extends ProfileField> = F extends { as: infer As extends string } ? As : F['name'];

interface ReplyOfKind
  extends Omit<{ [Kind in keyof ValueOfKind]: ValueOfKind[Kind] | null }, 'height' | 'mobiles'> {
  height: string | null;
  mobiles: (string | null)[];
}

type Always<F extends ProfileField> = F extends OfSomeSites
  ? never
  : Extract<F, { seen: 'card' | 'detail' }>;
type AlwaysOf<S extends Section> = S extends 'basic'
  ? Always<FieldOf<S>>
  : Extract<Always<FieldOf<S>>, { as: string }>;

/** The fields of a section in a view; those of the basic section are at its top level, the others in their section. */
export type ViewFields<S extends Section> = WithUnknown<
  {
    [F in AlwaysOf<S> as NameOf<F>]: ReplyOfKind[F['kind']];
  } & {
    [F in Exclude<FieldOf<S>, AlwaysOf<S>> as NameOf<F>]?: ReplyOfKind[F['kind']];
  },
  FieldOf<S>
>;

type CardValue<F extends ProfileField> = F extends { required: true }
  ? string extends ReplyOfKind[F['kind']]
    ? string
    : ReplyOfKind[F['kind']]
  : ReplyOfKind[F['kind']];

/** The fields of a section on a card. */
export type CardFields<S extends Section> = {
  [F in Exclude<CardField<S>, OfSomeSites> as NameOf<F>]: CardValue<F>;
} & {
  [F in Extract<CardField<S>, OfSomeSites> as NameOf<F>]?: CardValue<F>;
};

/**
 * What rows of lists carry besides the fields of cards (specification, section 3), by the names of fields, if the viewer
 * may open the profile, and of contacts if it was downloaded.
 */
export const LISTED = {
  basic: ['date_of_birth', 'mobiles'],
  personal: ['body_type', 'physical_status', 'complexion', 'food_habits', 'about'],
  work: ['education_desc', 'work_location'],
  family: [
    'father_name',
    'father_occupation',
    'mother_name',
    'mother_occupation',
    'sisters',
    'sisters_married',
    'brothers',
    'brothers_married',
    'family_status',
  ],
  horoscope: ['padham', 'birth_time', 'birth_place'],
} as const satisfies { [S in Section]: readonly FieldOf<S>['name'][] };

/** The fields of LISTED under their names in replies. */
export type ListedFields<S extends Section> = {
  [F in Exclude<
    Extract<FieldOf<S>, { name: (typeof LISTED)[S][number] }>,
    { seen: 'card' }
  > as NameOf<F>]?: ReplyOfKind[F['kind']];
};

/** Whether rows carry a field that cards do not show. */
export function isListed(section: Section, { name, seen }: ProfileField): boolean {
  return seen !== 'card' && LISTED[section].some((listed) => listed === name);
}

type WithCardFields = {
  [S in Exclude<Section, 'basic'>]: CardField<S> extends never ? never : S;
}[Exclude<Section, 'basic'>];

type RowField<S extends Section> =
  | CardField<S>
  | Extract<FieldOf<S>, { name: (typeof LISTED)[S][number] }>;

/**
 * The sections of a row other than the basic one, whose fields are at the top level: those with fields on cards always.
 * `unknown` names those of the row's fields that the family does not know.
 */
export type CardSections = {
  [S in WithCardFields]: WithUnknown<CardFields<S> & ListedFields<S>, RowField<S>>;
} & {
  [S in Exclude<Section, 'basic' | WithCardFields>]?: WithUnknown<ListedFields<S>, RowField<S>>;
};

/** Whether rows of lists may carry a field. */
export function isOfRows(section: Section, field: ProfileField): boolean {
  return field.seen === 'card' || isListed(section, field);
}

/** Whether every site has the field. */
export function isOfAllSites({ name }: ProfileField): boolean {
  return Object.values<Site>(sites).every((site) => hasField(site, name));
}

function fieldsOf(section: Section): readonly ProfileField[] {
  return SECTION_FIELDS[section];
}

/** Fields in sections are optional, as in the forms, except those with a reply name of their own. */
function isAlwaysSent(section: Section, field: ProfileField): boolean {
  const open = field.seen === 'card' || field.seen === 'detail';
  return open && isOfAllSites(field) && (section === 'basic' || field.as !== undefined);
}

function valueSchema({ kind }: ProfileField): z.ZodMiniType {
  if (kind === 'mobiles') return z.array(z.nullable(z.string()));
  if (kind === 'height') return z.nullable(z.string());
  return z.nullable(replyOfKind[kind] ?? z.string());
}

/** Required on every card, because only complete profiles are listed. */
function isRequiredText({ kind, required }: ProfileField): boolean {
  return required === true && (kind === 'height' || !(kind in replyOfKind));
}

/** A stored value in a view: heights in feet and inches, mobiles as a list that may be empty. */
export function viewValue({ kind }: ProfileField, stored: unknown): unknown {
  if (kind === 'mobiles') return stored ?? [];
  if (kind === 'height' && typeof stored === 'number') return heightInFeet(stored);
  return stored ?? null;
}

/** A stored value on a card: a required text is empty if the profile is older than the field. */
export function cardValue(field: ProfileField, stored: unknown): unknown {
  return viewValue(field, stored) ?? (isRequiredText(field) ? '' : null);
}

/** The schema of ViewFields. */
export function viewFields<S extends Section>(section: S) {
  const shape = fieldsOf(section).map((field) => {
    const value = valueSchema(field);
    return [nameInReplies(field), isAlwaysSent(section, field) ? value : z.optional(value)];
  });
  const fields = { ...Object.fromEntries(shape), ...unknownReply(fieldsOf(section)) };
  return fields as Shape<ViewFields<S>>;
}

function shownOnCards(section: Section): readonly ProfileField[] {
  return fieldsOf(section).filter(({ seen }) => seen === 'card');
}

/** The schema of CardFields. */
export function cardFields<S extends Section>(section: S) {
  const shape = shownOnCards(section).map((field) => {
    const value = isRequiredText(field) ? z.string() : valueSchema(field);
    return [nameInReplies(field), isOfAllSites(field) ? value : z.optional(value)];
  });
  return Object.fromEntries(shape) as Shape<CardFields<S>>;
}

/** The schema of ListedFields. */
export function listedFields<S extends Section>(section: S) {
  const listed = fieldsOf(section).filter((field) => isListed(section, field));
  const shape = listed.map((field) => [nameInReplies(field), z.optional(valueSchema(field))]);
  return Object.fromEntries(shape) as Shape<ListedFields<S>>;
}

/** The schema of CardSections. */
export function cardSections() {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const section of SECTIONS.filter((one) => one !== 'basic')) {
    const fields = z.object({
      ...cardFields(section),
      ...listedFields(section),
      ...unknownReply(fieldsOf(section).filter((field) => isOfRows(section, field))),
    });
    shape[section] = shownOnCards(section).length > 0 ? fields : z.optional(fields);
  }
  return shape as Shape<CardSections>;
}

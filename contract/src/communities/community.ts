import type { ListName, ProfileField, Section } from '../profiles/field.ts';
import type { Domain } from './domain.ts';
import type { Option } from './option.ts';

/** What one site asks of a field otherwise than the others; one that is optional for all may be required here. */
export interface FieldChange extends Partial<Pick<ProfileField, 'kind' | 'list' | 'label'>> {
  required?: true;
  /** the field that it follows in the form, where that is not the one declared before it */
  after?: string;
}

/** A site as data: a third community is one more of these (sites.ts). */
export interface Site {
  domain: Domain;
  name: string;
  /** the language of its second script */
  language: 'ta' | 'mr';
  /** the fields that it does not ask for */
  without: readonly string[];
  changes: Readonly<Record<string, FieldChange>>;
}

type Lists = Readonly<Partial<Record<ListName, readonly Option[]>>>;

/** What the step of a section is made of: its fields as declared, and the lists that fill them on each site. */
export interface SectionData {
  fields: readonly ProfileField[];
  lists: Readonly<Record<Domain, Lists>>;
}

/** A site with the fields and lists of all sections, or of those that a page needs. */
export interface Community extends Site {
  fields: Readonly<Partial<Record<Section, readonly ProfileField[]>>>;
  lists: Lists;
}

/** A site with one of its sections, so that a step need not load what the others ask. */
export function withSection(
  site: Site,
  section: Section,
  { fields, lists }: SectionData,
): Community {
  return { ...site, fields: { [section]: fields }, lists: lists[site.domain] };
}

/** Whether the site has a field. */
export function asksFor({ without }: Site, field: string): boolean {
  return !without.includes(field);
}

/** The fields of a section as this site has them, in the order of the form. */
export function fieldsOf(community: Community, section: Section): readonly ProfileField[] {
  const asked = (community.fields[section] ?? []).filter(({ name }) => asksFor(community, name));
  const follower = ({ name }: ProfileField) => community.changes[name]?.after;
  const inPlace = asked.filter((field) => !follower(field));
  const ordered = inPlace.flatMap((field) => [
    field,
    ...asked.filter((other) => follower(other) === field.name),
  ]);
  return ordered.map((field) => ({ ...field, ...community.changes[field.name] }));
}

/** The options of a list; none where the site has no such list. */
export function listOf(community: Community, list: ListName): readonly Option[] {
  return community.lists[list] ?? [];
}

/** The option of a slug, if the list has it. */
export function optionOf(community: Community, list: ListName, value: unknown): Option | undefined {
  return listOf(community, list).find((option) => option.value === value);
}

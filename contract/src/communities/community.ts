import type { ListName, ProfileField, Section } from '../profiles/field.ts';
import type { Domain } from './domain.ts';
import type { Option } from './option.ts';

/** What one site overrides of a field, e.g. to require an otherwise optional one. */
export interface FieldChange
  extends Partial<Pick<ProfileField, 'kind' | 'list' | 'label' | 'bothScripts' | 'filter'>> {
  required?: true;
  /** the preceding field in the form, if it differs from the order of declaration */
  after?: string;
}

/** A site as data; another community is one more such object (sites.ts). */
export interface Site {
  domain: Domain;
  name: string;
  /** the language of the site's second script */
  language: 'ta' | 'mr';
  /** the fields that the site does not have */
  without: readonly string[];
  changes: Readonly<Record<string, FieldChange>>;
}

type Lists = Readonly<Partial<Record<ListName, readonly Option[]>>>;

/** The parts of a section's step: its declared fields, and each site's option lists. */
export interface SectionData {
  fields: readonly ProfileField[];
  lists: Readonly<Record<Domain, Lists>>;
}

/** A site with the fields and lists of all sections, or of the given ones. */
export interface Community extends Site {
  fields: Readonly<Partial<Record<Section, readonly ProfileField[]>>>;
  lists: Lists;
}

/** A site with one section, so that a step does not load the lists of the others. */
export function withSection(
  site: Site,
  section: Section,
  { fields, lists }: SectionData,
): Community {
  return { ...site, fields: { [section]: fields }, lists: lists[site.domain] };
}

/** Whether the site has the field. */
export function hasField({ without }: Site, field: string): boolean {
  return !without.includes(field);
}

/** The fields of a section on this site, in form order. */
export function fieldsOf(community: Community, section: Section): readonly ProfileField[] {
  const asked = (community.fields[section] ?? []).filter(({ name }) => hasField(community, name));
  const follower = ({ name }: ProfileField) => community.changes[name]?.after;
  const inPlace = asked.filter((field) => !follower(field));
  const ordered = inPlace.flatMap((field) => [
    field,
    ...asked.filter((other) => follower(other) === field.name),
  ]);
  return ordered.map((field) => ({ ...field, ...community.changes[field.name] }));
}

/** The options of a list; empty if the site does not have the list. */
export function listOf(community: Community, list: ListName): readonly Option[] {
  return community.lists[list] ?? [];
}

/** The option with this slug, if any. */
export function optionOf(community: Community, list: ListName, value: unknown): Option | undefined {
  return listOf(community, list).find((option) => option.value === value);
}

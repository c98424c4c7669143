import { type Community, listOf } from './communities/community.ts';
import { sites } from './communities/sites.ts';
import { SECTION_FIELDS } from './profiles/entity.ts';
import { type ListName, type ProfileField, SECTIONS, type Section } from './profiles/field.ts';

/** A filter for a field: its API name, its field and its option list. */
export interface FieldFilter {
  name: string;
  section: Section;
  field: string;
  list: ListName;
  /** only for who may open profiles: for others the filter does not exist (decision 106) */
  detail: boolean;
}

/** The specification lets all search by it. */
const isForAll = ({ name, seen }: ProfileField) => seen === 'card' || name === 'state';

/** A field as it is declared, and as each site has it. */
function variantsOf(field: ProfileField): ProfileField[] {
  const changes: Readonly<Record<string, Partial<ProfileField>>>[] = Object.values(sites).map(
    (site) => site.changes,
  );
  return [field, ...changes.map((change) => ({ ...field, ...change[field.name] }))];
}

/** The filters derived from the fields, in the order of the panel. A site has those whose list it has. */
export const FIELD_FILTERS: readonly FieldFilter[] = SECTIONS.flatMap((section) => {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  return fields.flatMap((field): FieldFilter[] => {
    const { filter, list } = variantsOf(field).find((one) => one.filter && one.list) ?? {};
    if (!filter || !list) return [];
    return [{ name: filter, section, field: field.name, list, detail: !isForAll(field) }];
  });
});

/** The filters of fields that a site has, by its lists. */
export function fieldFiltersOf(community: Community): FieldFilter[] {
  return FIELD_FILTERS.filter(({ list }) => listOf(community, list).length > 0);
}

type ListedValues = ReadonlyMap<string, ReadonlySet<unknown>>;
const listed = new WeakMap<Community, ListedValues>();

/** The values of each filter of a site that is a fixed list, by its name. */
export function listedValues(community: Community): ListedValues {
  const known = listed.get(community) ?? newListedValues(community);
  listed.set(community, known);
  return known;
}

function newListedValues(community: Community): ListedValues {
  const lists = [
    ...fieldFiltersOf(community),
    { name: 'profession_group', list: 'profession_group' },
  ] as const;
  return new Map(
    lists.map(({ name, list }) => [
      name,
      new Set(listOf(community, list).map(({ value }) => value)),
    ]),
  );
}

import { basicFields } from '../profiles/basic.ts';
import { familyFields } from '../profiles/family.ts';
import type { ListName, ProfileField, Section } from '../profiles/field.ts';
import { horoscopeFields } from '../profiles/horoscope.ts';
import { personalFields } from '../profiles/personal.ts';
import { workFields } from '../profiles/work.ts';
import type { Domain } from './domain.ts';
import type { Option } from './option.ts';

const FIELDS: Record<Section, readonly ProfileField[]> = {
  basic: basicFields,
  personal: personalFields,
  work: workFields,
  family: familyFields,
  horoscope: horoscopeFields,
};

/** What one site asks of a field otherwise than the others. */
export type FieldChange = Partial<Pick<ProfileField, 'kind' | 'required' | 'list' | 'label'>>;

/** A site as data: a third community is one more such file. */
export interface Community {
  domain: Domain;
  name: string;
  /** the language of its second script */
  language: 'ta' | 'mr';
  /** the fields of the basic step in the order of its form */
  basic: readonly (typeof basicFields)[number]['name'][];
  changes: Readonly<Record<string, FieldChange>>;
  lists: Readonly<Partial<Record<ListName, readonly Option[]>>>;
}

/** The fields of a section as this site has them, in the order of the form. */
export function fieldsOf(community: Community, section: Section): readonly ProfileField[] {
  const all = FIELDS[section];
  const chosen =
    section === 'basic'
      ? community.basic.flatMap((name) => all.filter((field) => field.name === name))
      : all;
  return chosen.map((field) => ({ ...field, ...community.changes[field.name] }));
}

/** The options of a list; none where the site has no such list. */
export function listOf(community: Community, list: ListName): readonly Option[] {
  return community.lists[list] ?? [];
}

/** The option of a slug, if the list has it. */
export function optionOf(community: Community, list: ListName, value: unknown): Option | undefined {
  return listOf(community, list).find((option) => option.value === value);
}

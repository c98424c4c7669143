import { type Community, fieldsOf, optionOf } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import type { ProfileField, Section } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { fullDate } from '../lib/format.ts';
import { labelOf } from '../lib/labels.ts';

/** One line of a profile. A text of an option list may have its name in the community's own script. */
export interface Fact {
  name: string;
  label: string;
  value: string | Text;
  /** a text of several lines, which wants the whole width */
  long: boolean;
}

/** The words that a fact may need. */
export interface FactWords {
  late: (name: string) => string;
  siblings: (count: number, married: number | null) => string;
  withUnit: (value: number, unit: string) => string;
}

type Values = Readonly<Record<string, unknown>>;

/** Said within another line or in the page's title. */
const ELSEWHERE = ['name', 'father_alive', 'mother_alive', 'sisters_married', 'brothers_married'];
/** The lists that people know by their names in the own script. */
const IN_BOTH_SCRIPTS = ['raasi', 'birth_star'];

/** What a section holds, by the fields' names. */
export function valuesOf(view: ProfileView, section: Section): Values {
  if (section === 'basic') return { ...view, date_of_birth: view.dob };
  if (section === 'personal') return { ...view.personal, height: view.personal.height_ft };
  return view[section];
}

function chosen(community: Community, { list, name }: ProfileField, slug: string): string | Text {
  const option = list && optionOf(community, list, slug);
  if (!option) return slug;
  return IN_BOTH_SCRIPTS.includes(name) ? option : option.en;
}

function shownValue(
  community: Community,
  field: ProfileField,
  values: Values,
  words: FactWords,
): string | Text {
  const value = values[field.name];
  const { name, kind, unit } = field;
  if (name === 'father_name' || name === 'mother_name') {
    const isLate = values[name.replace('name', 'alive')] === false;
    return isLate ? words.late(String(value)) : String(value);
  }
  if (kind === 'count') {
    const married = values[`${name}_married`];
    return words.siblings(Number(value), typeof married === 'number' ? married : null);
  }
  if (kind === 'date') return fullDate(String(value));
  if (kind === 'choice') return chosen(community, field, String(value));
  return unit ? words.withUnit(Number(value), unit.en) : String(value);
}

/**
 * The lines of a section for whoever may read fields that are `seen` so, in the order of the form. What is
 * empty or was not sent is left out.
 */
export function factsOf(
  view: ProfileView,
  community: Community,
  { section, seen, words }: { section: Section; seen: ProfileField['seen']; words: FactWords },
): Fact[] {
  const values = valuesOf(view, section);
  return fieldsOf(community, section)
    .filter((field) => field.seen === seen && !ELSEWHERE.includes(field.name))
    .filter(({ name }) => (values[name] ?? '') !== '')
    .map((field) => ({
      name: field.name,
      label: labelOf(field),
      value: shownValue(community, field, values, words),
      long: field.kind === 'long-text',
    }));
}

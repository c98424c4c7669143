import { type Community, listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { fitsRaasi, fitsStar, fittingPadhams, PADHAMS, type StarChoice } from './narrow-stars.ts';
import type { SectionValues } from './section-values.ts';

const MOST_SIBLINGS = 5;

export function starChoiceOf(values: SectionValues): StarChoice {
  const { padham } = values;
  return {
    raasi: String(values.raasi ?? ''),
    birth_star: String(values.birth_star ?? ''),
    padham: typeof padham === 'number' ? padham : null,
  };
}

/** The options of a choice as far as the other values leave them (specification, section 2; server rules, section 6). */
export function optionsFor(
  community: Community,
  field: ProfileField,
  values: SectionValues,
): readonly Option[] {
  const all = field.list ? listOf(community, field.list) : [];
  const stars = listOf(community, 'birth_star');
  switch (field.list) {
    case 'community':
      return values.language
        ? all.filter(({ languages }) => !languages || languages.includes(String(values.language)))
        : all;
    case 'subcaste':
      return all.filter((option) => option.community === values.community);
    case 'raasi':
      return all.filter(({ value }) => fitsRaasi(stars, starChoiceOf(values), value));
    case 'birth_star':
      return all.filter(({ value }) => fitsStar(stars, starChoiceOf(values), value));
    default:
      return all;
  }
}

/** The padhams that the chosen raasi and star leave; of a field that is not the star's, all. */
export function padhamsFor(
  community: Community,
  { name }: ProfileField,
  values: SectionValues,
): readonly number[] {
  if (name !== 'padham') return PADHAMS;
  return fittingPadhams(listOf(community, 'birth_star'), starChoiceOf(values));
}

/** The highest number of a count: no more married sisters than sisters, once these are known. */
export function highestCount(name: string, values: SectionValues): number {
  const all = name.endsWith('_married') ? values[name.replace('_married', '')] : null;
  return typeof all === 'number' ? all : MOST_SIBLINGS;
}

/** Whether the form asks for the field now: for a subcaste only where the chosen caste has some. */
export function isAsked(community: Community, field: ProfileField, values: SectionValues): boolean {
  return field.list !== 'subcaste' || optionsFor(community, field, values).length > 0;
}

/** A subcaste is asked for only where it is needed, though the field as such is optional. */
export function mayStayEmpty(field: ProfileField): boolean {
  return !field.required && field.list !== 'subcaste';
}

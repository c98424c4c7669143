import { type Community, listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import {
  fitsRaasi,
  fitsStar,
  fittingPadhams,
  PADHAMS,
  type StarChoice,
} from '@mala/horoscope/narrow-stars.ts';
import type { SectionValues } from './section-values.ts';

const MOST_SIBLINGS = 5;
/** The country for all but India, and the state of whoever lives there. */
export const ABROAD = 'others';
export const NO_STATE = 'others';

export function starChoiceOf(values: SectionValues): StarChoice {
  const { padham } = values;
  return {
    raasi: String(values.raasi ?? ''),
    birth_star: String(values.birth_star ?? ''),
    padham: typeof padham === 'number' ? padham : null,
  };
}

/**
 * The options of a choice that are possible with the other values (specification, section 2; server rules, section 6).
 */
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
    case 'state':
      // the list has the states of India; one that was saved earlier stays
      return values.country === ABROAD
        ? all.filter(({ value }) => value === NO_STATE || value === values.state)
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

/** The padhams that are possible with the chosen raasi and star; all for any other field. */
export function padhamsFor(
  community: Community,
  { name }: ProfileField,
  values: SectionValues,
): readonly number[] {
  if (name !== 'padham') return PADHAMS;
  return fittingPadhams(listOf(community, 'birth_star'), starChoiceOf(values));
}

/** The maximum of a count: not more married sisters than sisters, once these are known. */
export function highestCount(name: string, values: SectionValues): number {
  const all = name.endsWith('_married') ? values[name.replace('_married', '')] : null;
  return typeof all === 'number' ? all : MOST_SIBLINGS;
}

/** Whether the form shows the field now: a subcaste only if the chosen caste has some, a state only in India. */
export function isAsked(community: Community, field: ProfileField, values: SectionValues): boolean {
  if (field.list === 'subcaste') return optionsFor(community, field, values).length > 0;
  return field.list !== 'state' || values.country !== ABROAD || values.state !== NO_STATE;
}

/** A subcaste is shown only where it is required, although the field itself is optional. */
export function mayStayEmpty(field: ProfileField): boolean {
  return !field.required && field.list !== 'subcaste';
}

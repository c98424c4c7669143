import { asksFor, type Community, listOf, optionOf } from '../communities/community.ts';
import type { Message } from '../messages.ts';
import { ageOn, YOUNGEST } from './age.ts';
import type { Section } from './field.ts';

export type Values = Readonly<Record<string, unknown>>;
/** A fault between fields: the field it is reported for, and its message key. */
export interface Misfit {
  field: string;
  message: Message;
}

function ageMisfits(values: Values, today: Date): Misfit[] {
  const age = ageOn(String(values.date_of_birth), today);
  if (age < YOUNGEST.female) return [{ field: 'date_of_birth', message: 'brideTooYoung' }];
  if (values.gender === 'male' && age < YOUNGEST.male)
    return [{ field: 'date_of_birth', message: 'groomTooYoung' }];
  return [];
}

function casteMisfits(community: Community, values: Values): Misfit[] {
  const caste = optionOf(community, 'community', values.community);
  if (!caste || !asksFor(community, 'language')) return [];
  const misfits: Misfit[] = [];
  if (values.language && !caste.languages?.includes(String(values.language)))
    misfits.push({ field: 'community', message: 'casteOfLanguage' });
  const subcastes = listOf(community, 'subcaste').filter((one) => one.community === caste.value);
  if (subcastes.length > 0 && values.surname === null)
    misfits.push({ field: 'surname', message: 'required' });
  if (values.surname !== null && !subcastes.some((one) => one.value === values.surname))
    misfits.push({
      field: 'surname',
      message: subcastes.length > 0 ? 'subcasteOfCaste' : 'noSubcaste',
    });
  return misfits;
}

function pincodeMisfits(values: Values): Misfit[] {
  return values.country === 'india' && !/^[1-9]\d{5}$/.test(String(values.pincode))
    ? [{ field: 'pincode', message: 'pincode' }]
    : [];
}

function siblingMisfits(values: Values): Misfit[] {
  return ['sisters', 'brothers'].flatMap((all) => {
    const married = values[`${all}_married`];
    return typeof married === 'number' && married > Number(values[all] ?? 0)
      ? [{ field: `${all}_married`, message: 'moreMarriedThanAll' as const }]
      : [];
  });
}

function starMisfits(community: Community, values: Values): Misfit[] {
  const raasis = optionOf(community, 'birth_star', values.birth_star)?.raasi_by_padham;
  if (!raasis?.some((raasi) => raasi === values.raasi))
    return [{ field: 'birth_star', message: 'starOfRaasi' }];
  if (typeof values.padham === 'number' && raasis[values.padham - 1] !== values.raasi)
    return [{ field: 'padham', message: 'padhamOfStar' }];
  return [];
}

/**
 * The faults between fields of one section whose single values are valid (server rules, section 6). Ages are those on
 * `today`, a UTC date.
 */
export function misfits(
  community: Community,
  section: Section,
  values: Values,
  today: Date,
): Misfit[] {
  switch (section) {
    case 'basic':
      return [
        ...ageMisfits(values, today),
        ...casteMisfits(community, values),
        ...pincodeMisfits(values),
      ];
    case 'family':
      return siblingMisfits(values);
    case 'horoscope':
      return starMisfits(community, values);
    default:
      return [];
  }
}

import { type Community, hasField, listOf, optionOf } from '../communities/community.ts';
import type { Message } from '../messages.ts';
import { ageOn, MIN_AGE } from './age.ts';
import type { Section } from './field.ts';

export type Values = Readonly<Record<string, unknown>>;
/** A fault between fields: the field it is reported for, and its message key. */
export interface CrossFieldFault {
  field: string;
  message: Message;
}

function ageFaults(values: Values, today: Date): CrossFieldFault[] {
  const age = ageOn(String(values.date_of_birth), today);
  if (age < MIN_AGE.female) return [{ field: 'date_of_birth', message: 'brideTooYoung' }];
  if (values.gender === 'male' && age < MIN_AGE.male)
    return [{ field: 'date_of_birth', message: 'groomTooYoung' }];
  return [];
}

function casteFaults(community: Community, values: Values): CrossFieldFault[] {
  const caste = optionOf(community, 'community', values.community);
  if (!caste || !hasField(community, 'language')) return [];
  const crossFieldFaults: CrossFieldFault[] = [];
  if (values.language && !caste.languages?.includes(String(values.language)))
    crossFieldFaults.push({ field: 'community', message: 'casteOfLanguage' });
  const subcastes = listOf(community, 'subcaste').filter((one) => one.community === caste.value);
  if (subcastes.length > 0 && values.surname === null)
    crossFieldFaults.push({ field: 'surname', message: 'required' });
  if (values.surname !== null && !subcastes.some((one) => one.value === values.surname))
    crossFieldFaults.push({
      field: 'surname',
      message: subcastes.length > 0 ? 'subcasteOfCaste' : 'noSubcaste',
    });
  return crossFieldFaults;
}

function pincodeFaults(values: Values): CrossFieldFault[] {
  return values.country === 'india' && !/^[1-9]\d{5}$/.test(String(values.pincode))
    ? [{ field: 'pincode', message: 'pincode' }]
    : [];
}

function siblingFaults(values: Values): CrossFieldFault[] {
  return ['sisters', 'brothers'].flatMap((all) => {
    const married = values[`${all}_married`];
    return typeof married === 'number' && married > Number(values[all] ?? 0)
      ? [{ field: `${all}_married`, message: 'moreMarriedThanAll' as const }]
      : [];
  });
}

function starFaults(community: Community, values: Values): CrossFieldFault[] {
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
export function crossFieldFaults(
  community: Community,
  section: Section,
  values: Values,
  today: Date,
): CrossFieldFault[] {
  switch (section) {
    case 'basic':
      return [
        ...ageFaults(values, today),
        ...casteFaults(community, values),
        ...pincodeFaults(values),
      ];
    case 'family':
      return siblingFaults(values);
    case 'horoscope':
      return starFaults(community, values);
    default:
      return [];
  }
}

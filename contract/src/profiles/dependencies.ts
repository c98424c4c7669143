import { starMisfits } from '@mala/horoscope/star-misfits.ts';
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

/** A rule between the fields `of`. It holds for their values, null where empty, and says what breaks it. */
interface Rule {
  of: readonly string[];
  faults: (community: Community, values: Values, today: Date) => CrossFieldFault[];
}

function fault(field: string, message: Message): CrossFieldFault[] {
  return [{ field, message }];
}

const age: Rule = {
  of: ['date_of_birth'],
  faults: (_, values, today) =>
    ageOn(String(values.date_of_birth), today) < MIN_AGE.female
      ? fault('date_of_birth', 'brideTooYoung')
      : [],
};

const ageOfGroom: Rule = {
  of: ['gender', 'date_of_birth'],
  faults: (_, { gender, date_of_birth }, today) => {
    const years = ageOn(String(date_of_birth), today);
    const isTooYoung = gender === 'male' && years < MIN_AGE.male && years >= MIN_AGE.female;
    return isTooYoung ? fault('date_of_birth', 'groomTooYoung') : [];
  },
};

const casteOfLanguage: Rule = {
  of: ['language', 'community'],
  faults: (site, { language, community }) => {
    const languages = optionOf(site, 'community', community)?.languages;
    const fits = !language || languages?.includes(String(language));
    return fits ? [] : fault('community', 'casteOfLanguage');
  },
};

const subcasteOfCaste: Rule = {
  of: ['community', 'surname'],
  faults: (site, { community, surname }) => {
    if (!hasField(site, 'language')) return [];
    const subcastes = listOf(site, 'subcaste').filter((one) => one.community === community);
    if (surname === null) return subcastes.length > 0 ? fault('surname', 'required') : [];
    if (subcastes.some(({ value }) => value === surname)) return [];
    return fault('surname', subcastes.length > 0 ? 'subcasteOfCaste' : 'noSubcaste');
  },
};

const pincodeOfIndia: Rule = {
  of: ['country', 'pincode'],
  faults: (_, { country, pincode }) =>
    country === 'india' && !/^[1-9]\d{5}$/.test(String(pincode)) ? fault('pincode', 'pincode') : [],
};

function marriedOf(all: string): Rule {
  const name = `${all}_married`;
  return {
    of: [all, name],
    faults: (_, values) =>
      Number(values[name] ?? 0) > Number(values[all] ?? 0) ? fault(name, 'moreMarriedThanAll') : [],
  };
}

/** What cannot stand in the raasi; undefined if it or the star is empty. */
function misfitOf(site: Community, { raasi, birth_star, padham }: Values) {
  const raasis =
    raasi === null ? undefined : optionOf(site, 'birth_star', birth_star)?.raasi_by_padham;
  return raasis ? starMisfits(raasis, raasi, padham) : undefined;
}

const starOfRaasi: Rule = {
  of: ['raasi', 'birth_star'],
  faults: (site, values) =>
    misfitOf(site, values) === 'star' ? fault('birth_star', 'starOfRaasi') : [],
};

const padhamOfStar: Rule = {
  of: ['raasi', 'birth_star', 'padham'],
  faults: (site, values) =>
    misfitOf(site, values) === 'padham' ? fault('padham', 'padhamOfStar') : [],
};

const RULES: Readonly<Partial<Record<Section, readonly Rule[]>>> = {
  basic: [age, ageOfGroom, casteOfLanguage, subcasteOfCaste, pincodeOfIndia],
  family: [marriedOf('sisters'), marriedOf('brothers')],
  horoscope: [starOfRaasi, padhamOfStar],
};

/**
 * The faults between fields of one section (server rules, section 6). `values` has the fields that are valid by
 * themselves, null where empty; a rule that needs another one is left out. Ages are those on `today`, a UTC date.
 */
export function crossFieldFaults(
  community: Community,
  section: Section,
  values: Values,
  today: Date,
): CrossFieldFault[] {
  return (RULES[section] ?? [])
    .filter(({ of }) => of.every((name) => name in values))
    .flatMap(({ faults }) => faults(community, values, today));
}

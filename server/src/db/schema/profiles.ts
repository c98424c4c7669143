import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type SectionColumn<T extends object> = JSONColumnType<T, string | null, string> | null;

/**
 * A profile. Each section is stored as its fields are declared, and is null until its step was saved, so the
 * steps that are complete need no state of their own. What is searched or sorted stands beside it in columns
 * that PostgreSQL derives from the sections.
 */
export interface Profiles {
  user_id: string;
  domain: Domain;
  mid: string | null;
  status: Generated<Status>;
  status_reason: string | null;
  /** the newest approval; the order of search results */
  approved_at: Date | null;
  featured: Generated<boolean>;
  /** the member said that the first photo may appear on the home page */
  home_photo: Generated<boolean>;
  basic: SectionColumn<Entities['basic']>;
  personal: SectionColumn<Entities['personal']>;
  work: SectionColumn<Entities['work']>;
  family: SectionColumn<Entities['family']>;
  horoscope: SectionColumn<Entities['horoscope']>;
  photos_done: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  complete: GeneratedAlways<boolean>;
  name: GeneratedAlways<string | null>;
  gender: GeneratedAlways<'male' | 'female' | null>;
  date_of_birth: GeneratedAlways<string | null>;
  community: GeneratedAlways<string | null>;
  state: GeneratedAlways<string | null>;
  education: GeneratedAlways<string | null>;
  annual_income: GeneratedAlways<string | null>;
  marital_status: GeneratedAlways<string | null>;
  birth_star: GeneratedAlways<string | null>;
}

/** The fields that have such a column beside their section, by its name (migration 0002). */
export const DERIVED_COLUMNS = [
  'name',
  'gender',
  'date_of_birth',
  'community',
  'state',
  'education',
  'annual_income',
  'marital_status',
  'birth_star',
] as const satisfies readonly (keyof Profiles)[];
type DerivedColumn = (typeof DERIVED_COLUMNS)[number];

export function isDerivedColumn(field: string): field is DerivedColumn {
  return DERIVED_COLUMNS.some((column) => column === field);
}

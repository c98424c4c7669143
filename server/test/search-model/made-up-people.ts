import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema/database.ts';
import { sampleSections } from '../factories/sections.ts';
import type { Chance } from './chance.ts';
import { madeUpPreferences } from './made-up-wishes.ts';

const TOWNS = [
  ...[
    'Madurai',
    'மதுரை',
    'Salem',
    'Anna Nagar, Chennai',
    'पुणे',
    'Trichy',
    'Nashik',
    'Ooty',
    'Kovai',
  ],
  ...['Melur', 'Kothapatti', 'kothappatti', 'Satara 415001', 'Navi Mumbai', '!', 'Thane (West)'],
];
const STUDIES = [
  'M.Sc. Mathematics',
  'B.E',
  'MBA, Chennai',
  'बी.ए. (मराठी)',
  'எம்.ஏ. தமிழ்',
  'M_Tech %',
];
const POSTS = ['Senior Teacher', 'Dr.Rao Clinic', 'ஆசிரியர்', 'Área manager', 'a', '', 'முதல்-நிலை'];

export interface Group {
  domain: Domain;
  gender: 'male' | 'female';
}

/** Sections of somebody, with any value in each field that is searched, and now and then none. */
export function madeUpSections({ domain, gender }: Group, chance: Chance) {
  const sections = structuredClone(sampleSections(domain)) as Record<
    string,
    Record<string, unknown>
  >;
  for (const { section, field, list } of FIELD_FILTERS) {
    const values = listOf(communities[domain], list).map(({ value }) => value);
    const document = sections[section];
    if (!document || values.length === 0) continue;
    if (chance.in(0.05)) delete document[field];
    else document[field] = chance.skewed(values);
  }
  const { basic, personal, work, horoscope } = sections;
  if (work) {
    work.education_desc = chance.skewed(STUDIES);
    work.position = chance.skewed(POSTS);
    work.work_location = chance.in(0.2) ? null : chance.skewed(TOWNS);
  }
  if (basic) {
    basic.gender = gender;
    basic.city = chance.skewed(TOWNS);
    const [year, month, day] = [
      1970 + chance.below(36),
      1 + chance.below(12),
      1 + chance.below(28),
    ];
    // some of them on one of the days that not every year has
    basic.date_of_birth = chance.in(0.05)
      ? `${1972 + 4 * chance.below(8)}-02-29`
      : `${year}-${`0${month}`.slice(-2)}-${`0${day}`.slice(-2)}`;
    if (chance.in(0.02)) delete basic.date_of_birth;
  }
  if (personal) personal.height = 140 + chance.below(60);
  if (horoscope) {
    const stars = listOf(communities[domain], 'birth_star').map(({ value }) => value);
    const raasis = listOf(communities[domain], 'raasi').map(({ value }) => value);
    const star = chance.below(stars.length);
    horoscope.birth_star = chance.in(0.05) ? null : stars[star];
    // mostly one in which the star stands
    const at = chance.in(0.9) ? Math.floor((star * 4 + chance.below(4)) / 9) : chance.below(12);
    horoscope.raasi = raasis[at % raasis.length];
    horoscope.padham = chance.in(0.2) ? null : 1 + chance.below(4);
  }
  return sections;
}

const FIRST_APPROVAL = Date.UTC(2026, 0, 1);
/** Of few moments, so that many are equal. */
export const approvalAt = (chance: Chance) =>
  new Date(FIRST_APPROVAL + chance.below(2000) * 3_600_000);

/** Some of the days before those on which the questions are asked. */
export const dayOfActivity = (chance: Chance) =>
  new Date(Date.UTC(2026, 1, 28) - chance.below(120) * 86_400_000).toISOString().slice(0, 10);

/** Inserts people, nine of ten of them approved; their ids. */
export async function insertPeople(
  db: Kysely<Database>,
  group: Group,
  count: number,
  chance: Chance,
): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({
    ...madeUpSections(group, chance),
    preferences: madeUpPreferences(group, chance),
    approved_at: approvalAt(chance),
    status: chance.in(0.9) ? 200 : 10,
    away: chance.in(0.05) ? 'paused' : null,
  }));
  const document = (name: string) => sql`person -> ${sql.lit(name)}`;
  const { rows } = await sql<{ user_id: string }>`
    WITH people AS (
      SELECT gen_random_uuid() AS id, value AS person FROM jsonb_array_elements(${JSON.stringify(people)}::jsonb)
    ), accounts AS (
      INSERT INTO users (id, domain, mobile_no, password_hash, user_name)
      SELECT id, ${group.domain}, (6000000000 + nextval('mid_numbers'))::text, '', 'Made up' FROM people
      RETURNING id
    )
    INSERT INTO profiles (user_id, domain, mid, status, approved_at, away, photos_done, preferences, ${sql.join(SECTIONS.map((name) => sql.ref(name)))})
    SELECT id, ${group.domain}, ${group.gender === 'male' ? 'MM' : 'MF'} || nextval('mid_numbers'), (person ->> 'status')::integer,
      (person ->> 'approved_at')::timestamptz, person ->> 'away', true, nullif(person -> 'preferences', 'null'), ${sql.join(SECTIONS.map(document))}
      FROM people JOIN accounts USING (id)
    RETURNING user_id`.execute(db);
  const ids = rows.map(({ user_id }) => user_id);
  const visitors = ids.filter(() => chance.in(0.8));
  await sql`
    INSERT INTO visits (user_id, seen_at, active_on)
    SELECT user_id, day, day FROM unnest(${visitors}::uuid[], ${visitors.map(() => dayOfActivity(chance))}::date[]) AS given (user_id, day)`.execute(
    db,
  );
  return ids;
}

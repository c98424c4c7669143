import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema/database.ts';

/** A random option of a list of the site for each row. */
function oneOf(domain: Domain, list: ListName) {
  const values = listOf(communities[domain], list).map(({ value }) => value);
  return sql`(${values}::text[])[1 + floor(random() * ${values.length}::integer)]`;
}

const TOWNS = ['Chennai', 'Pune', 'Mumbai', 'Coimbatore', 'Madurai', 'Nashik', 'Salem', 'Karur'];

/** One of these for each row, the first ones more often. */
const frequentFirst = (values: readonly string[]) =>
  sql`(${values}::text[])[1 + floor(power(random(), 2) * ${values.length}::integer)]`;

/** Made-up accounts; not marked as such, because a server refuses to serve those as members. */
async function fillUsers(db: Kysely<Database>, domain: Domain, count: number): Promise<void> {
  const first = 6_000_000_000 + DOMAINS.indexOf(domain) * 100_000_000;
  await sql`
    INSERT INTO users (id, domain, mobile_no, password_hash, user_name)
    SELECT gen_random_uuid(), ${domain}, (${first}::bigint + n)::text, '', 'Made up ' || n
      FROM generate_series(1, ${count}::integer) AS n`.execute(db);
}

/** The option of a list at a place that is counted from 0. */
function nth(domain: Domain, list: ListName, place: ReturnType<typeof sql>) {
  const values = listOf(communities[domain], list).map(({ value }) => value);
  return sql`(${values}::text[])[1 + ${place}]`;
}

/** Profiles of all accounts of a site: seven of ten approved over the last three years, one of twenty without a star. */
async function fillProfiles(db: Kysely<Database>, domain: Domain): Promise<void> {
  // from above, because the product's own sequence has too few for a million, and counts from below
  const last = 999_999 - DOMAINS.indexOf(domain) * 450_000;
  await sql`
    WITH people AS (
      SELECT id, row_number() OVER () AS n, row_number() OVER () % 2 = 0 AS groom, random() AS luck,
        floor(random() * 113.6)::integer AS moon FROM users
       WHERE domain = ${domain}
    )
    INSERT INTO profiles (user_id, domain, mid, status, approved_at, basic, personal, work, family, horoscope, photos_done)
    SELECT id, ${domain}, CASE WHEN groom THEN 'MM' ELSE 'MF' END || ${last}::integer - n / 2,
      CASE WHEN luck < 0.7 THEN 200 WHEN luck < 0.78 THEN 0 WHEN luck < 0.85 THEN 10
           WHEN luck < 0.92 THEN 300 WHEN luck < 0.94 THEN 301 WHEN luck < 0.98 THEN 500 ELSE 501 END,
      CASE WHEN luck < 0.7 THEN now() - random() * interval '3 years' END,
      jsonb_build_object('name', 'Made up ' || left(id::text, 8), 'gender', CASE WHEN groom THEN 'male' ELSE 'female' END,
        'date_of_birth', to_char('2004-06-01'::date - floor(power(random(), 2) * 11000)::integer, 'YYYY-MM-DD'),
        'surname', 'Surname', 'community', ${oneOf(domain, 'community')}, 'state', ${oneOf(domain, 'state')},
        'city', ${frequentFirst(TOWNS)}, 'country', 'india', 'pincode', '625001', 'mobiles', '["9840012345", null]'::jsonb,
        'email', 'made-up@example.in', 'address', '12 Temple Street', 'gothram', 'Siva', 'language', ${oneOf(domain, 'language')}, 'filled_in_by', ${oneOf(domain, 'filled_in_by')}),
      jsonb_build_object('height', 140 + floor((random() + random()) * 25)::integer, 'weight', 55, 'marital_status', ${oneOf(domain, 'marital_status')},
        'physical_status', 'normal', 'body_type', 'slim', 'complexion', 'wheatish', 'food_habits', ${oneOf(domain, 'food_habits')},
        'about', repeat('Likes music and long walks. ', 8), 'expectation', repeat('A kind person. ', 8)),
      jsonb_build_object('education', ${oneOf(domain, 'education')}, 'education_desc', 'M.Sc. Mathematics',
        'profession', ${oneOf(domain, 'profession')}, 'annual_income', ${oneOf(domain, 'annual_income')},
        'position', 'Senior teacher', 'work_location', 'Chennai'),
      jsonb_build_object('father_name', 'Sundaram', 'father_alive', true, 'mother_name', 'Lakshmi',
        'mother_alive', true, 'sisters', 1, 'brothers', 0, 'about_family', repeat('A small family. ', 8)),
      jsonb_build_object('birth_time', '06:45 AM', 'birth_place', 'Madurai', 'padham', 1 + moon % 4,
        'raasi', ${nth(domain, 'raasi', sql`moon / 9`)}, 'birth_star', ${nth(domain, 'birth_star', sql`moon / 4`)}),
      true
      FROM people`.execute(db);
}

/** Four of five have one to three photos, each with a preview of the usual length. */
async function fillPhotos(db: Kysely<Database>): Promise<void> {
  await sql`
    INSERT INTO photos (id, profile_id, position, state, width, height, preview)
    SELECT gen_random_uuid(), user_id, n, 'approved', 1200, 1600,
      'data:image/webp;base64,' || repeat(md5(user_id::text || n), 8)
      FROM (SELECT user_id, floor(random() * 3) AS more FROM profiles WHERE random() < 0.8) AS shown,
        generate_series(0, more::integer) AS n`.execute(db);
}

/**
 * `count` made-up profiles, evenly over sites and genders, of all statuses. The triggers that notify running
 * servers of changes are disabled: no server runs yet.
 * @param db opened with openForLongWork
 */
export async function fill(db: Kysely<Database>, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE profiles DISABLE TRIGGER USER`.execute(trx);
    await sql`ALTER TABLE photos DISABLE TRIGGER USER`.execute(trx);
    await sql`SELECT setseed(0.5)`.execute(trx);
    for (const domain of DOMAINS) {
      await fillUsers(trx, domain, Math.ceil(count / DOMAINS.length));
      await fillProfiles(trx, domain);
    }
    await fillPhotos(trx);
    await sql`ALTER TABLE profiles ENABLE TRIGGER USER`.execute(trx);
    await sql`ALTER TABLE photos ENABLE TRIGGER USER`.execute(trx);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}

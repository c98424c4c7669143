import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Filters } from '@mala/contract/search.ts';
import { drawPortraitSizes } from '@mala/demo/portraits.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../src/context.ts';
import type { Database } from '../../src/db/schema/database.ts';
import { pictureKey } from '../../src/storage/picture-files.ts';
import { pretendBrowser } from '../../test/push-service.ts';
import { narrowFilters } from '../list.ts';

/** Approved in the last day, evenly over sites and genders by chance: some hundred for each search. */
const NEW = 400;
/** Narrow searches of a site, of which each member has one. */
const VARIED = 1000;
const PORTRAITS = 40;

const email = sql`'member-' || profiles.user_id || '@example.in'`;

/** Approved members with a confirmed address of their own, and others who are new since yesterday. */
async function fillPeople(trx: Kysely<Database>, members: number, morning: Date): Promise<void> {
  await sql`
    CREATE TABLE public.bench_members AS
      SELECT user_id FROM profiles WHERE status = 200 AND away IS NULL ORDER BY user_id LIMIT ${members}`.execute(
    trx,
  );
  await sql`
    UPDATE profiles SET basic = jsonb_set(basic, '{email}', to_jsonb(${email}))
      FROM bench_members WHERE bench_members.user_id = profiles.user_id`.execute(trx);
  await sql`
    UPDATE users SET verified_email = ${email}
      FROM bench_members AS profiles WHERE profiles.user_id = users.id`.execute(trx);
  await sql`
    UPDATE profiles SET approved_at = ${morning}::timestamptz - (0.1 + 0.8 * random()) * interval '1 day'
     WHERE user_id IN (SELECT user_id FROM profiles WHERE status = 200 AND away IS NULL ORDER BY random() LIMIT ${NEW})`.execute(
    trx,
  );
}

/** Fits nearly everybody, so that each member is told; with as many filters as families set. */
function wideFilters(domain: Domain): Filters {
  const all = (list: 'marital_status' | 'food_habits') =>
    listOf(communities[domain], list).map(({ value }) => value);
  return {
    ...{ from_age: [18], to_age: [70] },
    ...{ martial_status: all('marital_status'), food_habits: all('food_habits') },
  };
}

/** Two saved searches for each member of a site, a wide one and a narrow one, looked at a day ago. */
async function fillSearches(trx: Kysely<Database>, domain: Domain, yesterday: Date): Promise<void> {
  const wide = JSON.stringify(wideFilters(domain));
  const narrow = Array.from({ length: VARIED }, () => narrowFilters(domain));
  await sql`
    WITH varied AS (SELECT value, ordinality FROM jsonb_array_elements(${JSON.stringify(narrow)}::jsonb) WITH ORDINALITY),
      numbered AS (
        SELECT user_id, 1 + row_number() OVER () % ${VARIED}::integer AS place
          FROM bench_members JOIN profiles USING (user_id) WHERE domain = ${domain})
    INSERT INTO saved_searches (id, user_id, name, filters, created_at, looked_at)
    SELECT gen_random_uuid(), user_id, name, filters, ${yesterday}, ${yesterday}
      FROM numbered JOIN varied ON place = ordinality,
        LATERAL (VALUES ('Everybody', ${wide}::jsonb), ('Near us', value)) AS two (name, filters)`.execute(
    trx,
  );
}

/** So many members whose mail is due tomorrow, and who is new to them. */
export async function fillMembers(
  db: Kysely<Database>,
  members: number,
  morning: Date,
): Promise<void> {
  const yesterday = new Date(morning.getTime() - 86_400_000);
  const tomorrow = new Date(morning.getTime() + 86_400_000);
  await db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE profiles DISABLE TRIGGER USER`.execute(trx);
    await fillPeople(trx, members, morning);
    await sql`ALTER TABLE profiles ENABLE TRIGGER USER`.execute(trx);
    for (const domain of DOMAINS) await fillSearches(trx, domain, yesterday);
    await sql`
      INSERT INTO digests (user_id, every, chosen_at, next_at, since)
      SELECT user_id, 'daily', ${yesterday}, ${tomorrow}, ${yesterday} FROM bench_members`.execute(
      trx,
    );
  });
  await sql`VACUUM ANALYZE`.execute(db);
}

/** A device for each member, whose notification is due tomorrow. */
export async function fillDevices({ db, now, pushKeys }: Context, service: string): Promise<void> {
  const tomorrow = new Date(now().getTime() + 86_400_000);
  const { p256dh, auth } = pretendBrowser().keys;
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`
      INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, site_key, language, created_at)
      SELECT gen_random_uuid(), user_id, ${`${service}/`} || user_id, ${p256dh}, ${auth}, ${pushKeys.publicKey}, 'en', ${tomorrow}
        FROM bench_members`.execute(trx);
  });
  await sql`ANALYZE push_subscriptions, search_news`.execute(db);
}

/** The files of the first photos of who is new. */
export async function fillPhotos({ db, files, now }: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT photos.id FROM photos JOIN profiles ON profiles.user_id = photos.profile_id
     WHERE photos.position = 0 AND approved_at > ${new Date(now().getTime() - 86_400_000)}`.execute(
    db,
  );
  const look = { domain: 'tamilmala', gender: 'female' } as const;
  const drawn: Uint8Array[] = [];
  for (let seed = 0; seed < PORTRAITS; seed += 1)
    drawn.push((await drawPortraitSizes(seed, look)).short);
  for (const [at, { id }] of rows.entries())
    await files.put(pictureKey('photo', id, 'short'), drawn[at % PORTRAITS] ?? new Uint8Array());
}

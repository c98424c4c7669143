import { OWNER } from '@mala/contract/access/role-places.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context, SignIn } from '@mala/server/context.ts';
import { hasMadeUpPeople, refuseOtherKind } from '@mala/server/db/instance.ts';
import type { Actor } from '@mala/server/db/record-history.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import { type InsertObject, type Kysely, sql, type Transaction } from 'kysely';
import { daysBefore, idOf, startOfDay } from './ids.ts';
import { makeClaims } from './make-claims.ts';
import { makeEntries } from './make-entries.ts';
import { makeHistory } from './make-history.ts';
import { makeHoroscopeFiles } from './make-horoscope-files.ts';
import { makeMarriages } from './make-marriages.ts';
import { makeNumbers } from './make-numbers.ts';
import { type MadeUpPerson, makePeople } from './make-person.ts';
import { makePhotos } from './make-photos.ts';
import { makeQueues } from './make-queues.ts';
import { makeScreenshots } from './make-screenshots.ts';
import { makeSettings } from './make-settings.ts';
import { makeShortlists } from './make-shortlists.ts';
import { makeSubscriptions } from './make-subscriptions.ts';
import { makeViews } from './make-views.ts';
import { makeSeen, makeVisits } from './make-visits.ts';
import { drawPortraits, type PoolSize } from './portrait-pool.ts';
import { reasonOf } from './reasons.ts';
import { DEMO_PASSWORD, OFFICES, SIGN_INS } from './sign-ins.ts';
import { writeFiles } from './write-files.ts';

/** As many as can be drawn in about two seconds; the longest albums are full. */
const PICTURES: PoolSize & { marriages: number } = {
  faces: 16,
  dressed: 4,
  outfits: 3,
  marriages: 8,
};

/**
 * Fills an empty database with made-up people, the same ones each time, and returns the published sign-ins.
 * An existing demonstration stays as its visitors left it.
 * @throws a one-line message if the database has real accounts; nothing is written then
 */
export async function fill(ctx: Context, pictures = PICTURES): Promise<SignIn[]> {
  await refuseOtherKind(ctx.db, true);
  if (await hasMadeUpPeople(ctx.db)) return SIGN_INS;
  const today = startOfDay(ctx.now());
  const people = makePeople(today);
  const [hash, pool, horoscopeFiles, marriages, screenshots] = await Promise.all([
    ctx.passwords.hash(DEMO_PASSWORD, 'demo'),
    drawPortraits(pictures),
    makeHoroscopeFiles(people),
    makeMarriages(today, pictures.marriages),
    makeScreenshots(people, today),
  ]);
  const photos = makePhotos(people, pool, today);
  // before the rows, so that no row is ever without its files
  const made = [photos, horoscopeFiles, marriages, screenshots];
  await writeFiles(
    ctx.files,
    made.flatMap(({ files }) => files),
  );
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx))) return;
    await insertAccounts(trx, people, hash, today);
    await trx.insertInto('profiles').values(people.map(profileRow)).execute();
    await trx.insertInto('photos').values(photos.rows).execute();
    await trx.insertInto('horoscope_files').values(horoscopeFiles.rows).execute();
    await trx.insertInto('marriages').values(marriages.rows).execute();
    await insertActivity(trx, people, today);
    await trx.insertInto('payment_screenshots').values(screenshots.rows).execute();
    await makeQueues(trx, people, photos.rows, today);
    await makeNumbers(trx, today);
    await makeEntries(trx, people, (domain) => officeOf(domain, 'helper'), today);
  });
  return SIGN_INS;
}

/** Whether no other process has filled the database meanwhile; a concurrent one waits here. */
async function isFirst(trx: Transaction<Database>): Promise<boolean> {
  await sql`lock table instance in exclusive mode`.execute(trx);
  return (await hasMadeUpPeople(trx)) === null;
}

/** The owner of a community, or somebody else of its office. */
function officeOf(domain: string, role = 'administrator'): string {
  return idOf(role === 'administrator' ? `office ${domain}` : `${role} ${domain}`);
}

function actorOf(domain: string): Actor {
  const user_name = OFFICES.find((office) => office.domain === domain)?.name ?? null;
  return {
    user_id: officeOf(domain),
    user_name,
    roles: [{ role: OWNER, domain: null }],
    from: null,
  };
}

async function insertAccounts(
  trx: Kysely<Database>,
  people: readonly MadeUpPerson[],
  password_hash: string,
  today: Date,
): Promise<void> {
  const offices = OFFICES.map(({ domain, role, mobile, name }) => ({
    id: officeOf(domain, role),
    domain,
    mobile_no: mobile,
    user_name: name,
    created_at: daysBefore(today, 500),
  }));
  const members = people.map(({ id, domain, mobile, name, sections, created_at }) => ({
    id,
    domain,
    mobile_no: mobile,
    user_name: name,
    // as if given at the first save, so that a reset goes there
    given_email: sections.basic?.email ?? null,
    created_at,
  }));
  const accounts = [...offices, ...members].map((one) => ({
    ...one,
    password_hash,
    made_up: true,
  }));
  await trx.insertInto('users').values(accounts).execute();
  const roles = OFFICES.map(({ domain, role, given }) => ({
    id: idOf(`role ${role} ${domain}`),
    user_id: officeOf(domain, role),
    ...given,
    given_at: daysBefore(today, 500),
  }));
  await trx.insertInto('staff_roles').values(roles).execute();
  const agreed = members.map(({ id, created_at }) => ({
    id: idOf(`agreement ${id}`),
    user_id: id,
    version: TERMS_VERSION,
    address: '127.0.0.1',
    agreed_at: created_at,
  }));
  await trx.insertInto('agreements').values(agreed).execute();
}

function profileRow(person: MadeUpPerson): InsertObject<Database, 'profiles'> {
  const { sections, steps, status, decided_at, created_at } = person;
  const json = (section: object | null) => (section ? JSON.stringify(section) : null);
  const letters = person.gender === 'male' ? 'MM' : 'MF';
  const married = status === 300 || status === 301;
  return {
    user_id: person.id,
    domain: person.domain,
    // assigned in row order, so that everybody has the same one in each demonstration
    mid: sections.basic ? sql<string>`${letters} || nextval('mid_numbers')` : null,
    status,
    status_reason: reasonOf(person),
    approved_at:
      status === 200 ? decided_at : married ? new Date(created_at.getTime() + DAY_MS) : null,
    featured: person.featured,
    home_photo: person.home_photo,
    basic: json(sections.basic),
    personal: json(sections.personal),
    work: json(sections.work),
    family: json(sections.family),
    horoscope: json(sections.horoscope),
    preferences: json(person.preferences),
    photos_done: steps >= 4,
    created_at,
    updated_at: decided_at ?? created_at,
    // kept where it waits
    waiting_since: created_at,
  };
}

async function insertActivity(
  trx: Transaction<Database>,
  people: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  for (const domain of DOMAINS) {
    const members = people.filter((person) => person.domain === domain);
    const approved = members.filter((person) => person.status === 200);
    const { subscriptions, payments, receiptNumbers, downloads } = makeSubscriptions(
      approved,
      officeOf(domain),
      today,
    );
    await trx.insertInto('subscriptions').values(subscriptions).execute();
    await trx.insertInto('payments').values(payments).execute();
    await trx
      .updateTable('payments')
      .from('profiles')
      .whereRef('profiles.user_id', '=', 'payments.user_id')
      .set((eb) => ({ mid: eb.ref('profiles.mid') }))
      .execute();
    await trx.insertInto('payment_claims').values(makeClaims(members, today)).execute();
    await trx.insertInto('receipt_numbers').values(receiptNumbers).execute();
    await trx.insertInto('downloads').values(downloads).execute();
    await trx.insertInto('shortlists').values(makeShortlists(approved, today)).execute();
    await trx.insertInto('visits').values(makeVisits(members, today)).execute();
    await trx.insertInto('seen_profiles').values(makeSeen(approved, today)).execute();
    await makeHistory(trx, members, actorOf(domain));
    await makeSettings(trx, domain, actorOf(domain), today);
    await makeViews(trx, domain, officeOf(domain), today);
  }
}

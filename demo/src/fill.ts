import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Context, SignIn } from '@mala/server/context.ts';
import { hasMadeUpPeople, refuseOtherKind } from '@mala/server/db/instance.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import { type InsertObject, type Kysely, sql, type Transaction } from 'kysely';
import { DAY, daysBefore, idOf, startOfDay } from './ids.ts';
import { makeAuditLog } from './make-audit-log.ts';
import { makeHoroscopeFiles } from './make-horoscope-files.ts';
import { makeMarriages } from './make-marriages.ts';
import { type MadeUpPerson, makePeople } from './make-person.ts';
import { makePhotos } from './make-photos.ts';
import { makeShortlists } from './make-shortlists.ts';
import { makeSubscriptions } from './make-subscriptions.ts';
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
  const [hash, pool, horoscopeFiles, marriages] = await Promise.all([
    ctx.passwords.hash(DEMO_PASSWORD, 'demo'),
    drawPortraits(pictures),
    makeHoroscopeFiles(people),
    makeMarriages(today, pictures.marriages),
  ]);
  const photos = makePhotos(people, pool);
  // before the rows, so that no row is ever without its files
  await writeFiles(ctx.files, [...photos.files, ...horoscopeFiles.files, ...marriages.files]);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx))) return;
    await insertAccounts(trx, people, hash, today);
    await trx.insertInto('profiles').values(people.map(profileRow)).execute();
    await trx.insertInto('photos').values(photos.rows).execute();
    await trx.insertInto('horoscope_files').values(horoscopeFiles.rows).execute();
    await trx.insertInto('marriages').values(marriages.rows).execute();
    await insertActivity(trx, people, today);
  });
  return SIGN_INS;
}

/** Whether no other process has filled the database meanwhile; a concurrent one waits here. */
async function isFirst(trx: Transaction<Database>): Promise<boolean> {
  await sql`lock table instance in exclusive mode`.execute(trx);
  return (await hasMadeUpPeople(trx)) === null;
}

function officeOf(domain: string): string {
  return idOf(`office ${domain}`);
}

async function insertAccounts(
  trx: Kysely<Database>,
  people: readonly MadeUpPerson[],
  password_hash: string,
  today: Date,
): Promise<void> {
  const offices = OFFICES.map(({ domain, mobile, name }) => ({
    id: officeOf(domain),
    domain,
    mobile_no: mobile,
    user_name: name,
    role: 'ADMIN' as const,
    created_at: daysBefore(today, 500),
  }));
  const members = people.map(({ id, domain, mobile, name, sections, created_at }) => ({
    id,
    domain,
    mobile_no: mobile,
    user_name: name,
    role: 'MEMBER' as const,
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
      status === 200 ? decided_at : married ? new Date(created_at.getTime() + DAY) : null,
    featured: person.featured,
    home_photo: person.home_photo,
    basic: json(sections.basic),
    personal: json(sections.personal),
    work: json(sections.work),
    family: json(sections.family),
    horoscope: json(sections.horoscope),
    photos_done: steps >= 4,
    created_at,
    updated_at: decided_at ?? created_at,
  };
}

async function insertActivity(
  trx: Kysely<Database>,
  people: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  for (const domain of DOMAINS) {
    const members = people.filter((person) => person.domain === domain);
    const approved = members.filter((person) => person.status === 200);
    const { subscriptions, payments, downloads } = makeSubscriptions(
      approved,
      officeOf(domain),
      today,
    );
    await trx.insertInto('subscriptions').values(subscriptions).execute();
    await trx.insertInto('payments').values(payments).execute();
    await trx.insertInto('downloads').values(downloads).execute();
    await trx.insertInto('shortlists').values(makeShortlists(approved, today)).execute();
    await trx
      .insertInto('audit_log')
      .values(makeAuditLog(members, officeOf(domain)))
      .execute();
  }
}

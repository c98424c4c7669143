import type { Away } from '@mala/contract/access/away.ts';
import { OWNER } from '@mala/contract/access/role-places.ts';
import type { Role } from '@mala/contract/access/roles.ts';
import type { Status } from '@mala/contract/access/status.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { PhotoState } from '@mala/contract/photos/photo.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { findViewer } from '../src/access/find-viewer.ts';
import type { Context } from '../src/context.ts';
import type { Users } from '../src/db/schema/accounts.ts';
import type { HoroscopeFiles } from '../src/db/schema/profiles.ts';
import { presentClaims } from '../src/features/auth/presenter.ts';
import { freshMobile, PASSWORD } from './factories/accounts.ts';
import { sampleSections } from './factories/sections.ts';

type Sections = { [S in Section]?: Partial<Entities[S]> };

/** Options; the default is an approved bride of the Tamil site with every step complete. */
export interface Wanted extends Sections {
  domain?: Domain;
  gender?: 'male' | 'female';
  status?: Status;
  status_reason?: string;
  /** steps that are not saved */
  without?: readonly (Section | 'photo')[];
  user_name?: string;
  /** whether the email address is confirmed; true by default */
  confirmed?: boolean;
  /** whether the member gave the email address; true by default */
  given?: boolean;
  approved_at?: Date;
  away?: Away;
}

export interface Person {
  user_id: string;
  user_name: string;
  mobile_no: string;
  mid: string | null;
  domain: Domain;
  token: string;
}

/** Token and path parameter of a call about one's own profile. */
export function asOwner({ token, user_id }: Pick<Person, 'token' | 'user_id'>) {
  return { token, params: { userId: user_id } };
}

/** A bearer token of a new session, as a login gives it. */
export async function tokenFor(ctx: Context, userId: string): Promise<string> {
  const id = uuid();
  await ctx.db
    .insertInto('sessions')
    .values({ id, user_id: userId, proved_at: ctx.now() })
    .execute();
  const viewer = await findViewer(ctx.db, id, ctx.now());
  if (!viewer) throw new Error('no such account');
  return ctx.tokens.sign(presentClaims(viewer));
}

let hashed: Promise<string> | undefined;

/** The same hash for everybody: computing one costs more than the rest of a person. */
function passwordHash(ctx: Context): Promise<string> {
  hashed ??= ctx.passwords.hash(PASSWORD, 'tests');
  return hashed;
}

async function makeUser(
  ctx: Context,
  more: Pick<Insertable<Users>, 'user_name' | 'verified_email' | 'given_email'> & {
    domain: Domain;
  },
) {
  const user = { user_id: uuid(), mobile_no: freshMobile() };
  await ctx.db
    .insertInto('users')
    .values({
      id: user.user_id,
      mobile_no: user.mobile_no,
      password_hash: await passwordHash(ctx),
      ...more,
    })
    .execute();
  await ctx.db
    .insertInto('agreements')
    .values({ id: uuid(), user_id: user.user_id, version: TERMS_VERSION, address: '127.0.0.1' })
    .execute();
  return { ...user, domain: more.domain, user_name: more.user_name };
}

/** Somebody with this role, without a profile; in both communities unless `where` names one. */
export async function makeStaff(
  ctx: Context,
  role: Role,
  domain: Domain = 'tamilmala',
  where: Domain | null = null,
): Promise<Person> {
  const user = await makeUser(ctx, { domain, user_name: 'Administrator' });
  await giveRole(ctx, user, role, where);
  return { ...user, mid: null, token: await tokenFor(ctx, user.user_id) };
}

/** Stores a role of the office. */
export async function giveRole(
  { db }: Context,
  { user_id }: Pick<Person, 'user_id'>,
  role: Role,
  domain: Domain | null = null,
): Promise<void> {
  await db.insertInto('staff_roles').values({ id: uuid(), user_id, role, domain }).execute();
}

/** An owner of both communities, without a profile. */
export function makeAdmin(ctx: Context, domain?: Domain): Promise<Person> {
  return makeStaff(ctx, OWNER, domain);
}

/** A member with a profile and an open session. */
export async function makeMember(ctx: Context, wanted: Wanted = {}): Promise<Person> {
  const { domain = 'tamilmala', gender = 'female', status = 200, without = [] } = wanted;
  const sample = sampleSections(domain);
  const basic = without.includes('basic') ? null : { ...sample.basic, ...wanted.basic };
  const email = basic?.email || null;
  const user = await makeUser(ctx, {
    domain,
    user_name: wanted.user_name ?? 'Sundaram',
    verified_email: wanted.confirmed === false ? null : email,
    given_email: wanted.given === false ? null : email,
  });
  const json = (section: Section, more: object = {}) =>
    without.includes(section)
      ? null
      : JSON.stringify({ ...sample[section], ...more, ...wanted[section] });
  const mid = without.includes('basic')
    ? null
    : sql<string>`${gender === 'male' ? 'MM' : 'MF'} || nextval('mid_numbers')`;
  const row = await ctx.db
    .insertInto('profiles')
    .values({
      user_id: user.user_id,
      domain,
      mid,
      status,
      status_reason: wanted.status_reason ?? null,
      away: wanted.away ?? null,
      approved_at: status === 200 ? (wanted.approved_at ?? ctx.now()) : null,
      basic: json('basic', { gender }),
      personal: json('personal'),
      work: json('work'),
      family: json('family'),
      horoscope: json('horoscope'),
      photos_done: !without.includes('photo'),
    })
    .returning('mid')
    .executeTakeFirstOrThrow();
  return { ...user, mid: row.mid, token: await tokenFor(ctx, user.user_id) };
}

/** A photo row without its files, accepted by default: enough for tests of visibility. */
export async function givePhoto(
  ctx: Context,
  person: Person,
  state: PhotoState = 'approved',
): Promise<string> {
  const id = uuid();
  await ctx.db
    .insertInto('photos')
    .values({
      id,
      profile_id: person.user_id,
      width: 600,
      height: 800,
      preview: 'data:image/webp;base64,AAAA',
      state,
    })
    .execute();
  return id;
}

/** The row of a horoscope file without its contents, rewritten by default. */
export async function giveHoroscopeFile(
  ctx: Context,
  person: Person,
  more: Partial<Insertable<HoroscopeFiles>> = {},
): Promise<string> {
  const id = uuid();
  const file = { id, name: 'a.pdf', kind: 'pdf' as const, bytes: 9, state: 'rewritten' as const };
  await ctx.db
    .insertInto('horoscope_files')
    .values({ profile_id: person.user_id, ...file, ...more })
    .execute();
  return id;
}

/** A subscription with `left` of `total` profiles, current unless its end says otherwise. */
export async function giveSubscription(
  ctx: Context,
  person: Person,
  { total = 30, left = total, ends_at }: { total?: number; left?: number; ends_at?: Date } = {},
): Promise<string> {
  const id = uuid();
  const day = 86_400_000;
  const now = ctx.now().getTime();
  const end = ends_at ?? new Date(now + 90 * day);
  await ctx.db
    .insertInto('subscriptions')
    .values({
      id,
      user_id: person.user_id,
      package: 'silver',
      total_download: total,
      current_download: total - left,
      starts_at: new Date(Math.min(now - day, end.getTime() - 90 * day)),
      ends_at: end,
    })
    .execute();
  return id;
}

/** A download of the contact of `profile` by `viewer`, from a new subscription. */
export async function giveDownload(ctx: Context, viewer: Person, profile: Person): Promise<void> {
  const subscription_id = await giveSubscription(ctx, viewer);
  await ctx.db
    .insertInto('downloads')
    .values({ user_id: viewer.user_id, profile_id: profile.user_id, subscription_id })
    .execute();
}

import { can } from '@mala/contract/access/roles.ts';
import { STATUS } from '@mala/contract/access/status.ts';
import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { knownLanguage } from '@mala/contract/communities/languages.ts';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { batchedReads } from '../db/batched-reads.ts';
import { keptQuery } from '../db/kept-queries.ts';
import type { Database } from '../db/schema/database.ts';
import { kept } from './files.ts';
import { NO_OFFICE, readOffice } from './office.ts';
import { standingOf, type Viewer, type Viewers } from './viewer.ts';

const isSaved = (section: Expression<unknown>) => sql<boolean>`${section} is not null`;

/** The subscription that runs for a query's user, as the id; of several the one that ends last. */
export const runningSubscription = (now: Date | Expression<Date>) =>
  expressionBuilder<Database, 'users'>()
    .selectFrom('subscriptions')
    .whereRef('subscriptions.user_id', '=', 'users.id')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .select('subscriptions.id');

/** A query for open sessions, with whose they are. */
export const selectSessions = (
  db: Kysely<Database>,
  sessionIds: Expression<readonly string[]>,
  now: Expression<Date>,
) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where(sql<SqlBool>`sessions.id = ANY (${sessionIds})`)
    .where('sessions.ended_at', 'is', null)
    .select((eb) => [
      'sessions.id as session_id',
      'users.id as user_id',
      'users.user_name',
      'users.mobile_no',
      'users.domain',
      'users.profile_for',
      'users.filled_in_by',
      'users.language',
      'users.prefers_states',
      'users.prefers_wishes',
      'users.verified_email',
      'sessions.proved_at',
      'users.maybe_staff',
      sql<string | null>`profiles.basic ->> 'email'`.as('email'),
      'profiles.mid',
      'profiles.status',
      'profiles.status_reason',
      'profiles.away',
      'profiles.complete',
      'profiles.gender',
      'profiles.state as home_state',
      'profiles.home_photo',
      'profiles.preferences',
      jsonBuildObject({
        basic: isSaved(eb.ref('profiles.basic')),
        personal: isSaved(eb.ref('profiles.personal')),
        work: isSaved(eb.ref('profiles.work')),
        photo: sql<boolean>`coalesce(profiles.photos_done, false)`,
        family: isSaved(eb.ref('profiles.family')),
        horoscope: isSaved(eb.ref('profiles.horoscope')),
      }).as('steps'),
      eb
        .exists(
          eb
            .selectFrom('photos')
            .whereRef('photos.profile_id', '=', 'users.id')
            .where(kept)
            .select(sql.lit(1).as('one')),
        )
        .$castTo<boolean>()
        .as('has_photo'),
      eb
        .exists(
          eb
            .selectFrom('agreements')
            .whereRef('agreements.user_id', '=', 'users.id')
            .where('agreements.version', '=', TERMS_VERSION)
            .select(sql.lit(1).as('one')),
        )
        .as('has_agreed'),
      runningSubscription(now).as('subscription_id'),
    ]);

const readSessions = keptQuery(['uuid[]', 'timestamptz'], (db, sessionIds, now) =>
  selectSessions(db, sessionIds, now).compile(),
);

type SessionRow = Awaited<ReturnType<typeof readSessions>>[number];

/** Whose session a row of `selectSessions` is; null for a closed account, whose sessions ended with it. */
export async function viewerOfRow(db: Kysely<Database>, row: SessionRow): Promise<Viewer | null> {
  if (row.away === 'closed') return null;
  const { verified_email, has_agreed, complete, maybe_staff, ...rest } = row;
  const status = row.status ?? STATUS.UNVERIFIED;
  const { roles, has_factor } = maybe_staff ? await readOffice(db, row.user_id) : NO_OFFICE;
  return {
    ...rest,
    roles,
    has_factor,
    language: knownLanguage(row.language),
    status,
    standing: standingOf(status, complete ?? false, row.away),
    home_photo: row.home_photo ?? false,
    email_verified: row.email !== null && row.email === verified_email,
    // the terms are about one's own profile
    terms_due: can({ roles }, 'profile.own') && !has_agreed,
    from: null,
  };
}

/**
 * The viewers of open sessions by session; closed accounts have none. An administrator without a profile has the standing
 * incomplete.
 */
async function findViewers(
  db: Kysely<Database>,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Viewer>> {
  const rows = await readSessions(db, sessionIds, now);
  const viewers = await Promise.all(rows.map((row) => viewerOfRow(db, row)));
  return new Map(viewers.flatMap((viewer) => (viewer ? [[viewer.session_id, viewer]] : [])));
}

/** The viewer of one session, or null; for use within a transaction as well. */
export async function findViewer(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<Viewer | null> {
  return (await findViewers(db, [sessionId], now)).get(sessionId) ?? null;
}

/** Finds the viewers of calls; those of calls that come together, or while two queries run, are found together. */
export function createViewers({ db, now }: { db: Kysely<Database>; now: () => Date }): Viewers {
  const find = batchedReads((ids: readonly string[]) => findViewers(db, ids, now()));
  return { of: async (sessionId) => (await find(sessionId)) ?? null };
}

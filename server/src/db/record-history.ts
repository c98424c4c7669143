import { hash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GivenRole } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type {
  HistoryAction,
  HistoryPart,
  HistoryValues,
  LookedAt,
} from '@mala/contract/history.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { returnsRow } from './query-parts.ts';
import type { Database } from './schema/database.ts';

/** Who acts for the office, as `Viewer` has them. */
export interface Actor {
  user_id: string;
  user_name: string | null;
  roles: readonly GivenRole[];
  from: { address: string; userAgent: string | null } | null;
}

/** An act and what it changed: values before and after by the name of their field. */
export interface Act {
  action: HistoryAction;
  /** the account that it is about, or a marriage photo */
  subject_id: string;
  part?: HistoryPart;
  /** the community; that of the account if missing */
  domain?: Domain;
  before?: object | null;
  after?: object | null;
  reason?: string | null;
}

const AGENT_LENGTH = 300;

/** Records what somebody of the office did, in the transaction of the change itself, and gives the row's id. Of the values only changed ones are kept. */
export async function recordHistory(
  trx: Transaction<Database>,
  actor: Actor,
  { action, subject_id, part, domain, before, after, reason }: Act,
  now: Date,
): Promise<string> {
  const changed = changedOf({ ...before }, { ...after });
  const contents = JSON.stringify({ ...changed, reason: reason || null });
  const salt = randomBytes(32);
  const id = uuid();
  await trx
    .insertInto('history')
    .values((eb) => ({
      id,
      at: now,
      actor_id: actor.user_id,
      actor_name: actor.user_name,
      actor_role: roleNames(actor.roles),
      address: actor.from?.address ?? null,
      user_agent: actor.from?.userAgent?.slice(0, AGENT_LENGTH) ?? null,
      action,
      part: part ?? null,
      fields: [...new Set([...Object.keys(changed.before), ...Object.keys(changed.after)])].sort(),
      subject_id,
      domain:
        domain ?? eb.selectFrom('users').where('users.id', '=', subject_id).select('users.domain'),
      commitment: hash('sha256', Buffer.concat([salt, Buffer.from(contents)]), 'buffer'),
    }))
    .execute();
  await trx.insertInto('history_values').values({ history_id: id, salt, contents }).execute();
  return id;
}

/** The names of roles, each once, with spaces between; null without one. */
function roleNames(roles: readonly GivenRole[]): string | null {
  return [...new Set(roles.map(({ role }) => role))].join(' ') || null;
}

/** The values that differ; what is null on one side only says nothing there. */
function changedOf(before: HistoryValues, after: HistoryValues) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = { before: {} as HistoryValues, after: {} as HistoryValues };
  for (const name of names) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (isDeepStrictEqual(was, is)) continue;
    if (was !== null) changed.before[name] = was;
    if (is !== null) changed.after[name] = is;
  }
  return changed;
}

/** Records a change of a part of a profile, unless by its owner. */
export async function recordEdit(
  trx: Transaction<Database>,
  actor: Actor,
  edit: { profileId: string; part: HistoryPart; before?: object | null; after?: object | null },
  now: Date,
): Promise<void> {
  const { profileId, ...values } = edit;
  if (actor.user_id === profileId) return;
  await recordHistory(trx, actor, { action: 'edit', subject_id: profileId, ...values }, now);
}

/** Somebody of the office by the id, who comes by a signed address and not with a token. */
export async function findActor(
  db: Kysely<Database>,
  id: string,
  from: Actor['from'],
): Promise<Actor | undefined> {
  const account = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select((eb) => [
      'id as user_id',
      'user_name',
      jsonArrayFrom(
        eb
          .selectFrom('staff_roles')
          .whereRef('staff_roles.user_id', '=', 'users.id')
          .select(['staff_roles.role', 'staff_roles.domain']),
      ).as('roles'),
    ])
    .executeTakeFirst();
  return account && { ...account, from };
}

/** Minutes in which the same person's looks at the same profile are one. */
const SAME_LOOK_MINUTES = 10;

/**
 * Records that somebody of the office sees what members pay to see of a profile; further looks of the next ten minutes are the same.
 */
export async function recordLook(
  db: Kysely<Database>,
  actor: Actor,
  { profileId, part }: { profileId: string; part: LookedAt },
  now: Date,
): Promise<void> {
  if (await isKnown(db, actor, { profileId, part }, now)) return;
  await db.transaction().execute(async (trx) => {
    // looks at once are one
    const key = `${actor.user_id} ${profileId} ${part}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    if (await isKnown(trx, actor, { profileId, part }, now)) return;
    await recordHistory(trx, actor, { action: 'look', subject_id: profileId, part }, now);
  });
}

/** Whether the same look was recorded lately. */
async function isKnown(
  db: Kysely<Database>,
  actor: Actor,
  { profileId, part }: { profileId: string; part: LookedAt },
  now: Date,
): Promise<boolean> {
  // one at the same time may have come a moment later, and processes have clocks of their own
  const [since, until] = [-1, 1].map(
    (sign) => new Date(now.getTime() + sign * SAME_LOOK_MINUTES * 60_000),
  ) as [Date, Date];
  return returnsRow(
    db
      .selectFrom('history')
      .where('subject_id', '=', profileId)
      .where('action', '=', sql.lit('look' as const))
      .where('at', '>', since)
      .where('at', '<=', until)
      .where('actor_id', '=', actor.user_id)
      .where('part', '=', part)
      .select('id'),
  );
}

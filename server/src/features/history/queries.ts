import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { plainDigits } from '@mala/contract/digits.ts';
import type { listHistory } from '@mala/contract/history.ts';
import { midsOf } from '@mala/contract/member-ids.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { output } from 'zod/mini';
import { countRows, dayStart, onPage, partOf } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** What is asked for, in the communities of which the viewer reads the history. */
type Asked = output<NonNullable<(typeof listHistory)['query']>> & { domains: readonly Domain[] };

/** The rows that are asked for. */
function asked(db: Kysely<Database>, { domains, actor, member, profile, action, from, to }: Asked) {
  let query = db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'history.subject_id')
    .leftJoin('profiles', 'profiles.user_id', 'history.subject_id');
  if (domains.length < DOMAINS.length) query = query.where('history.domain', 'in', domains);
  if (actor) query = query.where('history.actor_id', '=', actor);
  if (profile) query = query.where('history.subject_id', '=', profile);
  if (action) query = query.where('history.action', '=', action);
  if (from) query = query.where('history.at', '>=', dayStart(from));
  if (to) query = query.where('history.at', '<', dayStart(to, 1));
  return member ? query.where(isMember(member)) : query;
}

/** A member id, whole or its digits in any script; otherwise a part of the name. */
function isMember(words: string): Expression<SqlBool> {
  const mid = plainDigits(words).toUpperCase();
  if (/^(?:M[MF])?\d{1,9}$/.test(mid))
    return sql<boolean>`profiles.mid IN (${sql.join(midsOf(mid))})`;
  return sql<boolean>`coalesce(profiles.name, users.user_name) ILIKE ${partOf(words)}`;
}

export async function countHistory(db: Kysely<Database>, filters: Asked): Promise<number> {
  return countRows(asked(db, filters));
}

/** One page of it, newest first. */
export async function findHistory(db: Kysely<Database>, filters: Asked, page: number) {
  return asked(db, filters)
    .innerJoin('history_values', 'history_values.history_id', 'history.id')
    .selectAll('history')
    .select([
      'history_values.contents',
      'users.id as member_id',
      'profiles.mid',
      sql<string | null>`coalesce(profiles.name, users.user_name)`.as('member_name'),
    ])
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type FoundAct = Awaited<ReturnType<typeof findHistory>>[number];

/** Everybody who ever did something, by their last name in it: each is one step in the index. */
export async function findActors(db: Kysely<Database>) {
  const { rows } = await sql<{ id: string; name: string | null }>`
    WITH RECURSIVE actors AS (
      (SELECT actor_id FROM history ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (SELECT actor_id FROM history h WHERE h.actor_id > actors.actor_id ORDER BY actor_id LIMIT 1)
        FROM actors WHERE actors.actor_id IS NOT NULL
    )
    SELECT actor_id AS id,
      (SELECT actor_name FROM history h WHERE h.actor_id = actors.actor_id ORDER BY at DESC LIMIT 1) AS name
      FROM actors WHERE actor_id IS NOT NULL ORDER BY name`.execute(db);
  return rows;
}

const looksAt = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('history')
    .where('subject_id', '=', userId)
    .where('action', '=', sql.lit('look' as const));

export async function countLooks(db: Kysely<Database>, userId: string): Promise<number> {
  return countRows(looksAt(db, userId));
}

/** One page of the office's looks at a member's contact, newest first. */
export async function findLooks(db: Kysely<Database>, userId: string, page: number) {
  return looksAt(db, userId)
    .select(['id', 'at', 'actor_name', 'part'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute();
}
export type FoundLook = Awaited<ReturnType<typeof findLooks>>[number];

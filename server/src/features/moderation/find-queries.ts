import { MOST_FOUND } from '@mala/contract/moderation/find.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { partOf } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import { known } from './filter-queries.ts';
import { isNobodyOfTheOffice } from './queries.ts';
import { hasLetters, hasNumber, soundsAs } from './sought-queries.ts';

function found(db: Kysely<Database>, seen: Expression<SqlBool>) {
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .where(seen)
    .where(isNobodyOfTheOffice)
    .select([
      'profiles.user_id',
      'profiles.mid',
      'profiles.domain',
      'profiles.status',
      'profiles.away',
      known.as('name'),
    ])
    .orderBy('profiles.created_at', 'desc')
    .orderBy('profiles.user_id');
}
export type FoundRow = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number];

/** The profiles with one of these member ids. */
export async function findByMid(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  mids: readonly string[],
): Promise<FoundRow[]> {
  return found(db, seen).where('profiles.mid', 'in', mids).execute();
}

/** The profiles in which a number stands. */
export async function findByNumber(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  number: string,
): Promise<FoundRow[]> {
  return found(db, seen).where(hasNumber(number)).limit(MOST_FOUND).execute();
}

/** The newest so many that sound alike are compared further. */
const COMPARED = 300;

/** Names with these letters, the same and those that begin with them first; then those that only sound like them. */
export async function findByName(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  name: string,
): Promise<{ literal: FoundRow[]; alike: FoundRow[] }> {
  const part = partOf(name);
  const rank = sql`CASE WHEN ${known} ILIKE ${part.slice(1, -1)} THEN 0 WHEN ${known} ILIKE ${part.slice(1)} THEN 1
    WHEN ${known} ILIKE ${`% ${part.slice(1)}`} THEN 2 ELSE 3 END`;
  const [literal, alike] = await Promise.all([
    found(db, seen)
      .clearOrderBy()
      .orderBy(rank)
      .orderBy('profiles.created_at', 'desc')
      .where(hasLetters(name))
      .limit(MOST_FOUND)
      .execute(),
    found(db, seen)
      .where(soundsAs(name, { otherScriptOnly: false }))
      .limit(COMPARED)
      .execute(),
  ]);
  return { literal, alike };
}

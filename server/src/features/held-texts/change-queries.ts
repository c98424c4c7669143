import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ChangeSection } from '@mala/contract/profiles/held-change.ts';
import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { notClosed } from '../../access/profiles.ts';
import { changeVersion } from '../../access/version.ts';
import { countRows, countWaiting, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** What a change belongs to: there is one for each section. */
interface Place {
  profile_id: string;
  section: ChangeSection;
}

function selectHeld(db: Kysely<Database>) {
  return db
    .selectFrom('held_changes')
    .selectAll('held_changes')
    .select(changeVersion.as('version'));
}
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectHeld>['execute']>>[number];

/** The changes of a profile that others do not see. */
export async function findHeldChanges(
  db: Kysely<Database>,
  profileId: string,
): Promise<ChangeRow[]> {
  return selectHeld(db).where('profile_id', '=', profileId).orderBy('section').execute();
}

export async function findHeldChange(
  db: Kysely<Database>,
  { profile_id, section }: Place,
): Promise<ChangeRow | undefined> {
  return selectHeld(db)
    .where('profile_id', '=', profile_id)
    .where('section', '=', section)
    .executeTakeFirst();
}

/** Holds what is proposed for a section, in place of what was proposed before. */
export async function holdChange(
  trx: Transaction<Database>,
  place: Place,
  proposed: Readonly<Record<string, string | null>>,
  now: Date,
): Promise<void> {
  const anew = {
    fields: JSON.stringify(proposed),
    state: 'waiting',
    reason: null,
    held_at: now,
  } as const;
  await trx
    .insertInto('held_changes')
    .values({ ...place, ...anew })
    .onConflict((conflict) => conflict.columns(['profile_id', 'section']).doUpdateSet(anew))
    .execute();
}

export async function deleteChange(
  trx: Transaction<Database>,
  { profile_id, section }: Place,
): Promise<void> {
  await trx
    .deleteFrom('held_changes')
    .where('profile_id', '=', profile_id)
    .where('section', '=', section)
    .execute();
}

/** Marks a change as refused. */
export async function markChangeRefused(
  trx: Transaction<Database>,
  { profile_id, section }: Place,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('held_changes')
    .set({ state: 'refused', reason })
    .where('profile_id', '=', profile_id)
    .where('section', '=', section)
    .execute();
}

function waiting(db: Kysely<Database>) {
  return db
    .selectFrom('held_changes')
    .innerJoin('profiles', 'profiles.user_id', 'held_changes.profile_id')
    .where('held_changes.state', '=', sql.lit('waiting' as const))
    .where(notClosed);
}

/** One page of the changes that wait, the longest wait first. */
export async function findWaitingChanges(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
) {
  return waiting(db)
    .innerJoin('users', 'users.id', 'held_changes.profile_id')
    .where(seen)
    .selectAll('held_changes')
    .select([
      changeVersion.as('version'),
      'profiles.mid',
      'profiles.name',
      'profiles.domain',
      'profiles.basic',
      'profiles.family',
      'users.user_name',
      'users.language',
    ])
    .orderBy('held_changes.held_at')
    .orderBy('held_changes.profile_id')
    .orderBy('held_changes.section')
    .$call(onPage(page))
    .execute();
}
export type WaitingChangeRow = Awaited<ReturnType<typeof findWaitingChanges>>[number];

export async function countWaitingChanges(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(waiting(db).where(seen));
}

/** For the desk: the changes that wait. */
export async function waitingChanges(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return countWaiting(waiting(db), 'held_changes.held_at', domains);
}

import type { Away } from '@mala/contract/access/away.ts';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { isOfOffice } from '../../access/office.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Absences } from '../../db/schema/members.ts';

/** Why a profile is away: a row for each kind. */
export async function findAbsences(db: Kysely<Database>, profileId: string) {
  return db.selectFrom('absences').where('profile_id', '=', profileId).selectAll().execute();
}

export async function insertAbsence(
  trx: Transaction<Database>,
  absence: Omit<Insertable<Absences>, 'warned_at'>,
): Promise<void> {
  await trx
    .insertInto('absences')
    .values({ ...absence, warned_at: null })
    .execute();
}

/** `byOffice: false` leaves one that the office wants. */
export async function deleteAbsence(
  trx: Transaction<Database>,
  profileId: string,
  kind: Away,
  { byOffice = true } = {},
): Promise<void> {
  await trx
    .deleteFrom('absences')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .$if(!byOffice, (query) => query.where('by_office', '=', false))
    .execute();
}

/** Accounts that were closed before, whose member was not told yet that the erasure is near. */
export async function findUnwarned(db: Kysely<Database>, before: Date): Promise<Closed[]> {
  return closed(db).where('since', '<=', before).where('warned_at', 'is', null).execute();
}

/** Accounts that were closed, and whose member was told, long enough ago. */
export async function findOver(
  db: Kysely<Database>,
  { closedBefore, warnedBefore }: { closedBefore: Date; warnedBefore: Date },
): Promise<Closed[]> {
  return closed(db)
    .where('since', '<=', closedBefore)
    .where('warned_at', '<=', warnedBefore)
    .execute();
}

/** The closings of members: one that got a role since is of the office, and stays. */
const closed = (db: Kysely<Database>) =>
  db
    .selectFrom('absences')
    .where('kind', '=', sql.lit('closed' as const))
    .where((eb) => eb.not(isOfOffice('absences.profile_id')))
    .orderBy('since')
    .select('profile_id as id');
type Closed = { id: string };

export async function markWarned(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('absences')
    .set({ warned_at: now })
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'closed')
    .execute();
}

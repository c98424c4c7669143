import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ObjectionAnswer } from '@mala/contract/members/corrections.ts';
import {
  type Expression,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { validate as isUuid } from 'uuid';
import { notClosed } from '../../access/profiles.ts';
import { countRows, countWaiting, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Corrections } from '../../db/schema/members.ts';

export type CorrectionRow = Selectable<Corrections>;

/** As many corrections of one profile are shown to its member. */
const SHOWN = 50;

type NewCorrection = Pick<
  Insertable<Corrections>,
  'id' | 'profile_id' | 'section' | 'before' | 'after' | 'reason' | 'corrected_at' | 'corrected_by'
>;

export async function insertCorrection(
  trx: Transaction<Database>,
  correction: NewCorrection,
): Promise<void> {
  await trx.insertInto('corrections').values(correction).execute();
}

/** The corrections of a profile, newest first. */
export async function findOwnCorrections(
  db: Kysely<Database>,
  profileId: string,
): Promise<CorrectionRow[]> {
  return db
    .selectFrom('corrections')
    .where('profile_id', '=', profileId)
    .orderBy('corrected_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .selectAll()
    .execute();
}

/** A correction; `id` may be malformed. */
export async function findCorrection(
  db: Kysely<Database>,
  id: string,
): Promise<CorrectionRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('corrections').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function storeObjection(
  trx: Transaction<Database>,
  id: string,
  { objection, now }: { objection: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('corrections')
    .set({ objection, objected_at: now })
    .where('id', '=', id)
    .execute();
}

export async function storeAnswer(
  trx: Transaction<Database>,
  id: string,
  { answer, reason, now }: { answer: ObjectionAnswer; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('corrections')
    .set({ answer, answer_reason: reason, answered_at: now })
    .where('id', '=', id)
    .execute();
}

/** Objections of members who are still there to read the answer. */
function waiting(db: Kysely<Database>) {
  return db
    .selectFrom('corrections')
    .innerJoin('profiles', 'profiles.user_id', 'corrections.profile_id')
    .where('corrections.objection', 'is not', null)
    .where('corrections.answer', 'is', null)
    .where(notClosed);
}

/** One page of the objections that wait, the longest wait first. */
export async function findWaitingObjections(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
) {
  return waiting(db)
    .innerJoin('users', 'users.id', 'corrections.profile_id')
    .leftJoin('users as corrector', 'corrector.id', 'corrections.corrected_by')
    .where(seen)
    .selectAll('corrections')
    .select([
      'profiles.domain',
      'profiles.mid',
      'users.language',
      'corrector.user_name as corrector',
      sql<string>`coalesce(profiles.name, users.user_name)`.as('name'),
    ])
    .orderBy('corrections.objected_at')
    .orderBy('corrections.id')
    .$call(onPage(page))
    .execute();
}
export type ObjectionRow = Awaited<ReturnType<typeof findWaitingObjections>>[number];

export async function countWaitingObjections(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(waiting(db).where(seen));
}

/** For the desk: the objections that wait. */
export async function waitingObjections(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return countWaiting(waiting(db), 'corrections.objected_at', domains);
}

import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ComplaintDecision } from '@mala/contract/complaints.ts';
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { validate as isUuid } from 'uuid';
import { countRows, countWaiting, onPage, returnsRow, type Waiting } from '../../db/query-parts.ts';
import type { Complaints } from '../../db/schema/complaints.ts';
import type { Database } from '../../db/schema/database.ts';

/** As many complaints of one member are shown, of himself and to the office. */
const SHOWN = 50;

const pictures = (eb: ExpressionBuilder<Database, 'complaints'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('complaint_pictures')
      .whereRef('complaint_pictures.complaint_id', '=', 'complaints.id')
      .select('complaint_pictures.id')
      .orderBy('complaint_pictures.id'),
  ).as('pictures');

/** What a member complained of, newest first. */
export async function findOwnComplaints(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('complaints')
    .innerJoin('profiles', 'profiles.user_id', 'complaints.profile_id')
    .where('complaints.reporter_id', '=', userId)
    .orderBy('complaints.told_at', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(SHOWN)
    .selectAll('complaints')
    .select((eb) => ['profiles.mid', pictures(eb)])
    .execute();
}
export type OwnRow = Awaited<ReturnType<typeof findOwnComplaints>>[number];

/** What a member told of a profile and waits. */
export async function findWaitingOf(trx: Transaction<Database>, userId: string, profileId: string) {
  return trx
    .selectFrom('complaints')
    .where('reporter_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('decision', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

/** A complaint with its pictures; `id` may be malformed. */
export async function findComplaint(db: Kysely<Database>, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('complaints')
    .where('id', '=', id)
    .selectAll()
    .select((eb) => pictures(eb))
    .executeTakeFirst();
}

export async function insertComplaint(
  trx: Transaction<Database>,
  told: Omit<Insertable<Complaints>, 'decision' | 'answer' | 'decided_at'>,
): Promise<void> {
  const undecided = { decision: null, answer: null, decided_at: null };
  await trx
    .insertInto('complaints')
    .values({ ...told, ...undecided })
    .execute();
}

/** Keeps the account of a reporter until the transaction ends; one that is gone meanwhile is no longer named. */
export async function keepReporter(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.selectFrom('users').where('id', '=', userId).select('id').forKeyShare().execute();
}

/** Whether a picture came with this upload id. */
export async function hasPicture(
  db: Kysely<Database>,
  complaintId: string,
  uploadId: string | undefined,
): Promise<boolean> {
  if (uploadId === undefined) return false;
  return returnsRow(
    db
      .selectFrom('complaint_pictures')
      .where('complaint_id', '=', complaintId)
      .where('upload_id', '=', uploadId)
      .select('id'),
  );
}

export async function insertPicture(
  trx: Transaction<Database>,
  picture: { id: string; complaint_id: string; upload_id: string | null },
): Promise<void> {
  await trx.insertInto('complaint_pictures').values(picture).execute();
}

/** Whether a picture is there. `id` is well-formed. */
export async function pictureExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return returnsRow(db.selectFrom('complaint_pictures').where('id', '=', id).select('id'));
}

export async function storeDecision(
  trx: Transaction<Database>,
  id: string,
  { decision, answer, now }: { decision: ComplaintDecision; answer: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('complaints')
    .set({ decision, answer, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Complaints with the profiles that they are about. */
function aboutProfiles(db: Kysely<Database>) {
  return db
    .selectFrom('complaints')
    .innerJoin('profiles', 'profiles.user_id', 'complaints.profile_id');
}

/** As the office sees them, in no order. */
function seenComplaints(db: Kysely<Database>) {
  return aboutProfiles(db)
    .innerJoin('users', 'users.id', 'complaints.profile_id')
    .leftJoin('users as reporter', 'reporter.id', 'complaints.reporter_id')
    .leftJoin('profiles as by', 'by.user_id', 'complaints.reporter_id')
    .selectAll('complaints')
    .select((eb) => [
      'profiles.domain',
      'profiles.mid',
      'profiles.status',
      'users.language',
      'by.mid as reporter_mid',
      'reporter.language as reporter_language',
      sql<string>`coalesce(profiles.name, users.user_name)`.as('name'),
      sql<string | null>`coalesce(by.name, reporter.user_name)`.as('reporter_name'),
      pictures(eb),
      sql<number>`(SELECT count(*) FROM complaints AS other
        WHERE other.profile_id = complaints.profile_id AND other.id <> complaints.id)`.as('others'),
    ]);
}
export type SeenRow = Awaited<ReturnType<ReturnType<typeof seenComplaints>['execute']>>[number];

/** One page of those that wait, the longest wait first. */
export async function findWaitingComplaints(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
): Promise<SeenRow[]> {
  return seenComplaints(db)
    .where('complaints.decision', 'is', null)
    .where(seen)
    .orderBy('complaints.told_at')
    .orderBy('complaints.id')
    .$call(onPage(page))
    .execute();
}

export async function countWaitingComplaints(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(aboutProfiles(db).where('complaints.decision', 'is', null).where(seen));
}

/** The complaints about a member, or by a member, newest first. */
export async function findComplaintsOf(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  { userId, as }: { userId: string; as: 'about' | 'reporter' },
): Promise<SeenRow[]> {
  return seenComplaints(db)
    .where(as === 'about' ? 'complaints.profile_id' : 'complaints.reporter_id', '=', userId)
    .where(seen)
    .orderBy('complaints.told_at', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** For the desk: the complaints that wait, without those about the reader, who must not learn of them. */
export async function waitingComplaints(
  db: Kysely<Database>,
  domains: readonly Domain[],
  { userId }: { userId: string },
): Promise<Waiting[]> {
  const waiting = aboutProfiles(db)
    .where('complaints.decision', 'is', null)
    .where('profiles.user_id', '<>', userId);
  return countWaiting(waiting, 'complaints.told_at', domains);
}

/** The pictures of what was decided before a time. */
export async function findSpentPictures(
  db: Kysely<Database>,
  before: Date,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('complaint_pictures')
    .innerJoin('complaints', 'complaints.id', 'complaint_pictures.complaint_id')
    .where('complaints.decided_at', '<', before)
    .select('complaint_pictures.id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deletePictures(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('complaint_pictures').where('id', 'in', ids).execute();
}

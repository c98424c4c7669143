import { PAGE_SIZE } from '@mala/contract/params.ts';
import type { PhotoState } from '@mala/contract/photos/lookalikes.ts';
import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { inReview } from '../../access/files.ts';
import { lockProfile } from '../../access/lock-profile.ts';
import type { Database } from '../../db/schema/database.ts';

/** Photos that are there, with whose they are. */
export function judged(db: Kysely<Database>) {
  return db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .innerJoin('users', 'users.id', 'photos.profile_id')
    .where('photos.removed_at', 'is', null)
    .select([
      'photos.id',
      'photos.profile_id',
      'photos.caption',
      'photos.width',
      'photos.height',
      'photos.preview',
      'photos.created_at',
      'photos.state',
      'profiles.mid',
      'profiles.name',
      'profiles.domain',
      'profiles.gender',
      'profiles.status',
      'users.user_name',
    ]);
}
export type JudgedRow = Awaited<ReturnType<ReturnType<typeof judged>['execute']>>[number];

/** One page of the photos of approved profiles that wait, the longest wait first. */
export async function findWaiting(db: Kysely<Database>, page: number): Promise<JudgedRow[]> {
  return judged(db)
    .where(inReview)
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .where(inReview)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A photo that is there; `id` may be malformed. */
export async function findPhoto(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; profile_id: string; state: PhotoState } | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('photos')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'profile_id', 'state'])
    .executeTakeFirst();
}

/** The same, with its profile held until the transaction ends. */
export async function lockPhoto(trx: Transaction<Database>, id: string) {
  const found = await findPhoto(trx, id);
  if (!found) return undefined;
  await lockProfile(trx, found.profile_id);
  return findPhoto(trx, id);
}

export async function setState(
  trx: Transaction<Database>,
  id: string,
  { state, reason }: { state: PhotoState; reason: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state, refusal_reason: reason, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Accepts every photo of a profile that waits: for whoever approves the profile, which he holds. */
export async function approveWaitingPhotos(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ state: 'approved', decided_at: now })
    .where('profile_id', '=', profileId)
    .where('state', '=', 'waiting')
    .where('removed_at', 'is', null)
    .execute();
}

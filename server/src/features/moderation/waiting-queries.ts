import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Kysely } from 'kysely';
import { inReview } from '../../access/files.ts';
import { countWaiting, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';

/** For the desk: complete profiles that nobody has decided about. */
export async function waitingProfiles(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  const waiting = db.selectFrom('profiles').where('waiting_since', 'is not', null);
  return countWaiting(waiting, 'profiles.waiting_since', domains);
}

/** For the desk: new photos of approved members. */
export async function waitingPhotos(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  const waiting = db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
    .where(inReview);
  return countWaiting(waiting, 'photos.created_at', domains);
}

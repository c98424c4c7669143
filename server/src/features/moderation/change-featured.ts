import type { Kysely } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isApproved } from '../../access/profiles.ts';
import { recordAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { storeFeatured } from '../profiles/index.ts';

export interface FeaturedChange {
  profileId: string;
  featured: boolean;
  /** the administrator */
  actorId: string;
}

/**
 * Shows a profile among the featured ones, or no longer; what it is already changes nothing and leaves no trace.
 * Throws 404 NOT_FOUND and 409 NOT_APPROVED.
 */
export async function changeFeatured(
  db: Kysely<Database>,
  { profileId, featured, actorId }: FeaturedChange,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, profileId);
    if (!profile) throw new AppError('NOT_FOUND');
    if (!isApproved(profile)) throw new AppError('NOT_APPROVED');
    if (profile.featured === featured) return;
    await storeFeatured(trx, profile.user_id, featured, now);
    await recordAudit(
      trx,
      {
        actor_id: actorId,
        action: 'featured',
        subject_id: profile.user_id,
        detail: { from: profile.featured, to: featured },
      },
      now,
    );
  });
}

import { communities } from '@mala/contract/communities/communities.ts';
import { parsePreferences } from '@mala/contract/profiles/preferences.ts';
import { leastAge } from '@mala/contract/profiles/wishes.ts';
import type { SeenProfile } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { MOST_FAULTS } from '../../http/route.ts';
import { lockWholeProfile, updateProfile } from './queries.ts';

/** Stores what a family looks for. Throws 400 INVALID. */
export async function storePreferences(
  ctx: Context,
  viewer: Viewer,
  { user_id, domain, gender }: SeenProfile,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const least = leastAge(gender);
  const { preferences, faults } = parsePreferences(communities[domain], least, body, MOST_FAULTS);
  if (!preferences) throw new AppError('INVALID', { faults });
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockWholeProfile(trx, user_id);
    if (!profile) throw new AppError('NOT_FOUND');
    await updateProfile(trx, user_id, { preferences: JSON.stringify(preferences) }, now);
    const { preferences: before } = profile;
    const edit = { profileId: user_id, part: 'preferences', before, after: preferences } as const;
    await recordEdit(trx, viewer, edit, now);
  });
}

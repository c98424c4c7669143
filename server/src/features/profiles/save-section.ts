import type { Section } from '@mala/contract/profiles/field.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import { type ProfileRow, storeSection } from './queries.ts';
import { sectionValues } from './section-values.ts';

/**
 * Saves a section other than the basic one; its step is complete from then on. An administrator's edit is noted.
 * Throws 400 INVALID.
 */
export async function saveSection(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
  section: Exclude<Section, 'basic'>,
  body: unknown,
): Promise<void> {
  const now = ctx.now();
  const values = sectionValues(profile, section, body, now);
  const edit = { actor_id: viewer.user_id, subject_id: profile.user_id, section };
  await ctx.db.transaction().execute(async (trx) => {
    await storeSection(trx, profile.user_id, section, values, now);
    await recordEdit(trx, edit, now);
  });
}

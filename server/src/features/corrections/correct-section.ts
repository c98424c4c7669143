import type { correctBody } from '@mala/contract/members/corrections.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { v7 as uuid } from 'uuid';
import type { output } from 'zod/mini';
import { isClosed, ownsContact } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { lockUser, tellMember } from '../auth/index.ts';
import {
  contactFields,
  findCorrectable,
  lockWholeProfile,
  type ProfileRow,
  storeCorrected,
} from '../profiles/index.ts';
import { changedOf, unknownIn, type Values } from './changed-fields.ts';
import { withoutFields } from './presenter.ts';
import { insertCorrection } from './queries.ts';

/** The fields of a section that the viewer may not read of others. */
export function hiddenFrom(
  viewer: Viewer,
  profile: Pick<ProfileRow, 'user_id' | 'domain'>,
  section: Section,
): string[] {
  return ownsContact(viewer, profile) ? [] : contactFields(profile, section);
}

/** What was sent of the fields that the viewer reads, and the others as they are. */
function merged(current: Values, sent: Values, hidden: readonly string[]): Values {
  const kept = Object.fromEntries(hidden.map((name) => [name, current[name] ?? null]));
  const seen = withoutFields(sent, hidden);
  const unknown = unknownIn(current).filter((name) => hidden.includes(name));
  const all = [...unknownIn(seen), ...unknown];
  return { ...seen, ...kept, ...(all.length > 0 && { unknown: all }) };
}

/**
 * Corrects a section of a member's profile, which is seen at once, and tells the member; the id of the correction, null where
 * nothing differs. Throws 400 INVALID, 404 NOT_FOUND, and 409 CHANGED_MEANWHILE if the section is not as it was read, or the account
 * was closed.
 */
export async function correctSection(
  ctx: Context,
  { viewer, address }: { viewer: Viewer; address: string },
  { id, section }: { id: string; section: Section },
  { version, reason, fields }: output<typeof correctBody>,
): Promise<string | null> {
  const now = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    const { user_id } = await requireMember(trx, viewer, 'profiles.edit', id);
    const profile = await lockWholeProfile(trx, user_id);
    const read = profile && (await findCorrectable(trx, profile, section));
    if (!profile || !read) throw new AppError('NOT_FOUND');
    if (read.version !== version || isClosed(profile)) throw new AppError('CHANGED_MEANWHILE');
    const wanted = merged(read.fields, fields, hiddenFrom(viewer, profile, section));
    if (Object.keys(changedOf(read.fields, wanted).after).length === 0) return null;
    await lockUser(trx, user_id);
    const as = { section, fields: wanted, action: 'correction', reason } as const;
    const stored = await storeCorrected(trx, ctx, { viewer, address }, profile, as);
    const changed = changedOf(read.fields, stored);
    // the same once its spaces are put in order
    if (Object.keys(changed.after).length === 0) return null;
    const correction = uuid();
    await insertCorrection(trx, {
      id: correction,
      profile_id: user_id,
      section,
      before: JSON.stringify(changed.before),
      after: JSON.stringify(changed.after),
      reason,
      corrected_at: now,
      corrected_by: viewer.user_id,
    });
    await tellMember(trx, ctx, user_id, { act: 'corrected', reason });
    return correction;
  });
}

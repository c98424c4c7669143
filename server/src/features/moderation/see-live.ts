import type { SeenOutcome } from '@mala/contract/moderation/live-changes.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { mayActOn } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { deleteLive, findLiveOf, type LiveRow, liveFieldsOf } from '../held-texts/index.ts';
import { findLastSeen, keepReviewedFields } from './reviewed-queries.ts';

interface Shown {
  profile_id: string;
  /** as it was shown */
  version: string;
}

/** Takes the changes of profiles off the list, each by itself: of many, one that has changed keeps none from it. */
export async function seeLiveChanges(
  ctx: Context,
  viewer: Viewer,
  profiles: readonly Shown[],
): Promise<SeenOutcome[]> {
  const outcomes: SeenOutcome[] = [];
  for (const shown of new Map(profiles.map((one) => [one.profile_id, one])).values()) {
    const outcome = await ctx.db
      .transaction()
      .execute((trx) => seeProfile(trx, viewer, shown, ctx.now()));
    outcomes.push({ profile_id: shown.profile_id, by: null, at: null, ...outcome });
  }
  return outcomes;
}

type Outcome = Pick<SeenOutcome, 'outcome'> & Partial<SeenOutcome>;

async function seeProfile(
  trx: Transaction<Database>,
  viewer: Viewer,
  { profile_id, version }: Shown,
  now: Date,
): Promise<Outcome> {
  const owner = await lockProfile(trx, profile_id);
  if (!owner || !mayActOn(viewer, 'profiles.review', owner)) return { outcome: 'gone' };
  const live = await findLiveOf(trx, profile_id);
  if (!live) return seenBefore(trx, viewer, profile_id);
  if (live.version !== version) return { outcome: 'changed' };
  for (const section of Object.keys(live.before) as Section[])
    await seeSection(trx, viewer, live, section, now);
  await deleteLive(trx, profile_id);
  return { outcome: 'seen' };
}

/** Counts the values as looked at: the next review does not mark them. */
async function seeSection(
  trx: Transaction<Database>,
  viewer: Viewer,
  live: LiveRow,
  section: Section,
  now: Date,
): Promise<void> {
  const fields = liveFieldsOf(live).filter((one) => one.section === section);
  const values = (key: 'before' | 'after') =>
    Object.fromEntries(fields.map((one) => [one.field, one[key]]));
  await keepReviewedFields(trx, live.profile_id, { section, fields: values('after') });
  const act = { action: 'live-change', subject_id: live.profile_id, part: section } as const;
  const change = { before: values('before'), after: values('after') };
  await recordHistory(trx, viewer, { ...act, ...change }, now);
}

/** Who saw them; one's own call that is repeated is no news. */
async function seenBefore(
  trx: Transaction<Database>,
  viewer: Viewer,
  profileId: string,
): Promise<Outcome> {
  const last = await findLastSeen(trx, profileId);
  if (!last) return { outcome: 'gone' };
  if (last.actor_id === viewer.user_id) return { outcome: 'seen' };
  return { outcome: 'seen-before', by: last.actor_name, at: last.at.toISOString() };
}

import type { Away } from '@mala/contract/access/away.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';

const REASON = 'The family asked for it on the telephone';

/** Pauses a profile, closes an account or hides a silent member, without the letters. */
export async function giveAbsence(
  { db, now }: Pick<Context, 'db' | 'now'>,
  profileId: string,
  kind: Away,
  { since = now(), byOffice = true }: { since?: Date; byOffice?: boolean } = {},
): Promise<void> {
  const by = { by_office: byOffice, reason: byOffice ? REASON : null };
  await db
    .insertInto('absences')
    .values({ profile_id: profileId, kind, since, ...by, actor_id: null, warned_at: null })
    .execute();
  await db.updateTable('profiles').set({ away: kind }).where('user_id', '=', profileId).execute();
}

/** A correction of a member's work, with an objection that waits unless there is none; its id. */
export async function giveCorrection(
  { db, now }: Pick<Context, 'db' | 'now'>,
  profileId: string,
  {
    objection = 'It was right before',
    corrected_at = now(),
  }: { objection?: string | null; corrected_at?: Date } = {},
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('corrections')
    .values({
      id,
      profile_id: profileId,
      section: 'work',
      before: JSON.stringify({ work_location: 'Madurai' }),
      after: JSON.stringify({ work_location: 'Chennai' }),
      reason: 'It was a slip of the pen',
      corrected_at,
      corrected_by: null,
      objection,
      objected_at: objection === null ? null : now(),
      answer: null,
      answer_reason: null,
      answered_at: null,
    })
    .execute();
  return id;
}

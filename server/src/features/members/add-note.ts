import { lockProfile } from '../../access/find-profile.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { requireMember } from '../../http/member.ts';
import { type FoundNote, findSameNote, insertNote } from './queries.ts';

/** The same words of the same author within this time are one note. */
const RESENT_MS = 10 * 60_000;

/** Adds a note about a member; one that is sent again, since the answer was lost, is the same note. Throws 404 NOT_FOUND. */
export async function addNote(
  ctx: Context,
  viewer: Viewer,
  memberId: string,
  text: string,
): Promise<FoundNote> {
  const noted_at = ctx.now();
  return ctx.db.transaction().execute(async (trx) => {
    // not erased meanwhile
    await lockProfile(trx, memberId);
    const { user_id: member_id } = await requireMember(trx, viewer, 'members.note', memberId);
    const note = { member_id, author_id: viewer.user_id, text };
    const sent = await findSameNote(trx, note, new Date(noted_at.getTime() - RESENT_MS));
    if (sent) return { ...sent, text, author: viewer.user_name };
    const id = await insertNote(trx, { ...note, noted_at });
    const act = { action: 'note', subject_id: member_id } as const;
    await recordHistory(trx, viewer, { ...act, after: { note: text } }, noted_at);
    return { id, text, noted_at, author: viewer.user_name };
  });
}

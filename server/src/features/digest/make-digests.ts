import { DIGEST_FACES } from '@mala/contract/digest.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { queueDaily } from '../mail/index.ts';
import { type Keeper, searchesOf } from '../saved-searches/index.ts';
import type { NewFound } from '../search/index.ts';
import { askerOfMember } from './asker.ts';
import { BATCH, inBatches, type Made, type Run, settledBefore } from './batches.ts';
import { beganAt, isMade, LONGEST_WAIT, LOOKS_BACK, newSince, nextDue } from './due.ts';
import { type Failures, withFailures } from './failures.ts';
import type { DigestMail } from './letters.ts';
import { correctDue, type Due, isLate, storeDone, takeDue } from './queries.ts';

/**
 * Makes the mails that are due, in batches, each in a transaction that also says when the next ones are due. Resolves to the
 * number of mails.
 */
export async function makeDigests(ctx: Context, run?: Run): Promise<number> {
  const now = ctx.now();
  await correctDue(ctx.db, 'digests', now, isLate(now, LONGEST_WAIT));
  return withFailures(ctx, (failures) => inBatches(() => makeBatch(ctx, failures), run));
}

async function makeBatch(ctx: Context, failures: Failures): Promise<Made> {
  const now = ctx.now();
  const until = settledBefore(now);
  return ctx.db.transaction().execute(async (trx) => {
    const due = await takeDue(trx, { now, most: BATCH });
    if (due.length === 0) return { taken: 0, made: 0 };
    const asked = due.flatMap((member) => askedBy(member, { now, until }) ?? []);
    const { found, failed } = failures.settle(asked, await searchesOf(ctx, asked, DIGEST_FACES));
    const mails = asked.flatMap(({ member }, at) => mailOf(member, found[at] ?? []) ?? []);
    await queueDaily<DigestMail>(trx, ctx, mails);
    const made = new Set(mails.map(({ user_id }) => user_id));
    const done = due.map((member) => ({
      user_id: member.user_id,
      next_at: nextDue(member.every, member.user_id, now),
      since: isHeld(member, now) || failed.has(member) ? heldSince(member, now) : until,
      made: made.has(member.user_id),
    }));
    await storeDone(trx, done, dayInIndia(now));
    return { taken: due.length, made: mails.length };
  });
}

/** Whether a reader gets none now: this period's was made, or the last one still waits for the mail server. */
const isHeld = (member: Due, now: Date) =>
  member.mailed && (member.waits_unsent || isMade(member, now));

/** The next mail tells of who is new meanwhile. What a clock that ran ahead noted is put right, but stays in this period (isMade). */
const heldSince = ({ since, every }: Due, now: Date) =>
  since <= now ? since : beganAt(every, now);

/** What is looked through for a member; null for who gets no mail. */
function askedBy(
  member: Due,
  { now, until }: { now: Date; until: Date },
): (Keeper & { member: Due }) | null {
  const { mailed, every, since, searches } = member;
  const asker = askerOfMember(member);
  if (!mailed || isHeld(member, now) || !asker || searches.length === 0) return null;
  const earliest = new Date(until.getTime() - LOOKS_BACK[every]);
  const after = newSince([since], { now, earliest });
  return { member, asker, kept: searches.map(({ filters }) => ({ filters, after, until })) };
}

/** The mail of a member; null if nothing is new. */
function mailOf({ user_id, searches }: Due, found: readonly NewFound[]): DigestMail | null {
  const profiles = newestOf(found);
  if (profiles.length === 0) return null;
  const counts = searches.map(({ id }, at) => ({ id, count: found[at]?.count ?? 0 }));
  return {
    kind: 'new-profiles',
    user_id,
    profiles,
    searches: counts.filter(({ count }) => count > 0),
  };
}

/** Each person once, the newest first. */
function newestOf(found: readonly NewFound[]): string[] {
  const all = found.flatMap(({ newest }) => newest);
  all.sort((a, b) => b.approved - a.approved || (a.user_id < b.user_id ? 1 : -1));
  return [...new Set(all.map(({ user_id }) => user_id))].slice(0, DIGEST_FACES);
}

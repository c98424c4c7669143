import { setTimeout as wait } from 'node:timers/promises';
import { DIGEST_FACES } from '@mala/contract/digest.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { queueDaily } from '../mail/index.ts';
import { searchesOf } from '../saved-searches/index.ts';
import type { NewFound } from '../search/index.ts';
import { askerOf } from './asker.ts';
import { LATEST_DUE, LOOKS_BACK, nextDue } from './due.ts';
import type { DigestMail } from './letters.ts';
import { type Due, storeDone, takeDue } from './queries.ts';

/** Members of one transaction: few enough that it is short, and what a kill undoes is little. */
const BATCH = 100;

/** Who was approved in the last minute waits for the next mail: an approval is committed a moment after its time. */
const SETTLED = 60_000;

/** How long one run goes on; the next one begins a minute later. */
const RUN_MS = 50_000;

/**
 * Makes the mails that are due, in batches, each in a transaction that also says when the next ones are due: so each is made once,
 * by however many processes, and one that is killed leaves its batch to the others. Between batches it rests as
 * long as it worked, for those who search. Resolves to the number of mails.
 */
export async function makeDigests(
  ctx: Context,
  { runMs = RUN_MS, rest = 1 }: { runMs?: number; rest?: number } = {},
): Promise<number> {
  const end = performance.now() + runMs;
  let mails = 0;
  while (performance.now() < end) {
    const began = performance.now();
    const { taken, made } = await makeBatch(ctx);
    mails += made;
    if (taken < BATCH) break;
    await wait((performance.now() - began) * rest);
  }
  return mails;
}

async function makeBatch(ctx: Context): Promise<{ taken: number; made: number }> {
  const now = ctx.now();
  const today = dayInIndia(now);
  const until = new Date(now.getTime() - SETTLED);
  const latest = new Date(now.getTime() + LATEST_DUE);
  return ctx.db.transaction().execute(async (trx) => {
    const due = await takeDue(trx, { now, latest, today, most: BATCH });
    if (due.length === 0) return { taken: 0, made: 0 };
    const mails: DigestMail[] = [];
    for (const member of due) {
      const mail = member.mailed ? await mailOf(ctx, member, until) : null;
      if (mail) mails.push(mail);
    }
    await queueDaily<DigestMail>(trx, ctx, mails);
    const done = due.map(({ user_id, every }) => ({
      user_id,
      next_at: nextDue(every, user_id, now),
    }));
    await storeDone(trx, done, { until, today });
    return { taken: due.length, made: mails.length };
  });
}

/** The mail of a member; null if nothing is new. */
async function mailOf(ctx: Context, member: Due, until: Date): Promise<DigestMail | null> {
  const { user_id, every, since, searches } = member;
  const asker = askerOf(member);
  if (!asker || searches.length === 0) return null;
  const earliest = until.getTime() - LOOKS_BACK[every];
  const after = new Date(Math.max(since.getTime(), earliest));
  const asked = searches.map(({ filters }) => ({ filters, after, until }));
  const found = await searchesOf(ctx, asker, asked, DIGEST_FACES);
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

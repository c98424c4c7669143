import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { notifyMany } from '../push/index.ts';
import { type Keeper, searchesOf } from '../saved-searches/index.ts';
import type { NewFound } from '../search/index.ts';
import { askerOfMember } from './asker.ts';
import { BATCH, inBatches, type Made, type Run, settledBefore } from './batches.ts';
import { LONGEST_NEWS_WAIT, NEWS_LOOKS_BACK, newSince, nextNews } from './due.ts';
import { type Failures, withFailures } from './failures.ts';
import { type DueNews, storeNews, takeDueNews } from './news-queries.ts';
import { correctDue, isAfter } from './queries.ts';

/** The page of the saved searches; `open` has it go on to one of them. */
const PAGE = '/profile/searches';

/** Tells members' devices of what is new in their saved searches, each once a day at most (decision 113). Resolves to how many were told. */
export async function tellNews(ctx: Context, run?: Run): Promise<number> {
  const now = ctx.now();
  await correctDue(ctx.db, 'search_news', now, isAfter(now, LONGEST_NEWS_WAIT));
  return withFailures(ctx, (failures) => inBatches(() => tellBatch(ctx, failures), run));
}

async function tellBatch(ctx: Context, failures: Failures): Promise<Made> {
  const now = ctx.now();
  const today = dayInIndia(now);
  const until = settledBefore(now);
  const siteKey = ctx.pushKeys.publicKey;
  return ctx.db.transaction().execute(async (trx) => {
    const due = await takeDueNews(trx, { now, siteKey, most: BATCH });
    if (due.length === 0) return { taken: 0, made: 0 };
    const asked = due.flatMap((member) => askedBy(member, { now, until }) ?? []);
    const { found, failed } = failures.settle(asked, await searchesOf(ctx, asked));
    const all = asked.flatMap(({ member }, at) => {
      const push = newsOf(member, found[at] ?? []);
      // also where the clock went back
      const once = `saved-search:${member.user_id}:${today}`;
      return push ? [{ user_id: member.user_id, push, once }] : [];
    });
    const made = await notifyMany(trx, ctx, 'saved-search', all);
    const done = due.map((member) => {
      const { user_id, since } = member;
      // a time ahead, of a wrong clock, would stay
      const keeps = failed.has(member) && since <= now;
      return { user_id, next_at: nextNews(user_id, now), since: keeps ? since : until };
    });
    await storeNews(trx, done);
    return { taken: due.length, made };
  });
}

/** What is looked through for a member: since the last time, and since he looked himself; null for who is not told. */
function askedBy(
  member: DueNews,
  { now, until }: { now: Date; until: Date },
): (Keeper & { member: DueNews }) | null {
  const { told, since, searches } = member;
  const asker = askerOfMember(member);
  if (!told || !asker || searches.length === 0) return null;
  const earliest = new Date(until.getTime() - NEWS_LOOKS_BACK);
  const kept = searches.map(({ filters, looked_at }) => {
    const after = newSince([since, new Date(looked_at)], { now, earliest });
    return { filters, after, until };
  });
  return { member, asker, kept };
}

/** What a member is told; null if nothing is new. */
function newsOf({ searches }: DueNews, found: readonly NewFound[]) {
  const fresh = searches.flatMap(({ id, name }, at) => {
    const count = found[at]?.count ?? 0;
    return count > 0 ? [{ id, name, count }] : [];
  });
  const [first] = fresh;
  if (!first) return null;
  const kind = 'saved-search' as const;
  const { id, name, count } = first;
  if (fresh.length === 1) return { kind, name, count, path: `${PAGE}?open=${id}` };
  return { kind, searches: fresh.length, path: PAGE };
}

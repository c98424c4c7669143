import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import { CLOSED_DAYS, WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { findActor } from '../../db/record-history.ts';
import { doEach } from '../../jobs/do-each.ts';
import { findAbsences, findOver } from '../absences/index.ts';
import { lockUser } from '../auth/index.ts';
import { eraseAccount } from './erase-member.ts';
import { isNamedByPayments } from './erasure-queries.ts';

/**
 * Erases, each night, the accounts that were closed CLOSED_DAYS ago, if their members were told WARNED_DAYS before. The history names
 * who closed them. One that payments name, which only somebody who once worked in the office can be, stays closed.
 */
export async function eraseClosed(ctx: Context): Promise<void> {
  const now = ctx.now();
  const closedBefore = new Date(now.getTime() - CLOSED_DAYS * DAY_MS);
  const warnedBefore = new Date(now.getTime() - WARNED_DAYS * DAY_MS);
  const over = await findOver(ctx.db, { closedBefore, warnedBefore });
  await doEach(over, ({ id }) =>
    ctx.db.transaction().execute(async (trx) => {
      const profile = await lockProfile(trx, id);
      const closed = (await findAbsences(trx, id)).find(({ kind }) => kind === 'closed');
      // reopened, or erased by another process meanwhile
      if (!profile || !closed?.warned_at || closed.since > closedBefore) return;
      if (closed.warned_at > warnedBefore) return;
      await lockUser(trx, id);
      if (await isNamedByPayments(trx, id)) {
        ctx.log.warn({ account: id }, 'a closed account is named by payments and was not erased');
        return;
      }
      const closer = closed.actor_id ? await findActor(trx, closed.actor_id, null) : undefined;
      // whoever closed it may be gone
      const actor = closer ?? { user_id: id, user_name: null, roles: [], from: null };
      const asked = { asked_by: 'closing', asked_on: dayInIndia(closed.since) } as const;
      await eraseAccount(trx, actor, profile, asked, now);
    }),
  );
}

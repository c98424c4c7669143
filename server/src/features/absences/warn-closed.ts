import { DAY_MS } from '@mala/contract/india-time.ts';
import { CLOSED_DAYS, WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { lockProfile } from '../../access/find-profile.ts';
import type { Context } from '../../context.ts';
import { doEach } from '../../jobs/do-each.ts';
import { lockUser, tellMember } from '../auth/index.ts';
import { erasedAt } from './presenter.ts';
import { findAbsences, findUnwarned, markWarned } from './queries.ts';

/** Tells the members of closed accounts that the erasure is near; each night, once for each closing. */
export async function warnClosed(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - (CLOSED_DAYS - WARNED_DAYS) * DAY_MS);
  await doEach(await findUnwarned(ctx.db, before), ({ id }) =>
    ctx.db.transaction().execute(async (trx) => {
      if (!(await lockProfile(trx, id))) return;
      const closed = (await findAbsences(trx, id)).find(({ kind }) => kind === 'closed');
      // reopened, or told by another process meanwhile
      if (!closed || closed.warned_at || closed.since > before) return;
      await lockUser(trx, id);
      const end = erasedAt({ since: closed.since, warned_at: now }).toISOString();
      const told = { act: 'erased-soon', reason: closed.reason ?? '', end } as const;
      // too many mails to that address today: in the next night
      if (await tellMember(trx, ctx, id, told)) return;
      await markWarned(trx, id, now);
    }),
  );
}

import { OWNER } from '@mala/contract/access/role-places.ts';
import type { Context } from '../src/context.ts';
import { recordHistory } from '../src/db/record-history.ts';
import { makeAdmin, type Person } from './factories.ts';

/** What the history has about a profile, or a marriage photo, oldest first, with the values before and after. */
export async function historyOf({ db }: Pick<Context, 'db'>, subjectId: string) {
  const rows = await db
    .selectFrom('history')
    .innerJoin('history_values', 'history_id', 'id')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .select(['actor_id', 'action', 'part', 'contents'])
    .execute();
  return rows.map(({ contents, ...row }) => ({ ...row, ...contents }));
}

/** A row about a member: the office refused the profile, with a reason. */
export async function giveHistory(ctx: Context, member: Person): Promise<void> {
  const { user_id, user_name } = await makeAdmin(ctx);
  const actor = { user_id, user_name, roles: [{ role: OWNER, domain: null }], from: null };
  const change = { before: { status: 200 }, after: { status: 500 }, reason: 'Kamala said so' };
  await ctx.db
    .transaction()
    .execute((trx) =>
      recordHistory(
        trx,
        actor,
        { action: 'status', subject_id: member.user_id, ...change },
        ctx.now(),
      ),
    );
}

import { dayInIndia } from '@mala/contract/india-time.ts';
import type { Askings } from '@mala/server/db/schema/askings.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Insertable, Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';

/** Members to be called: days since they were here, and since the call is to be made; and how often one was tried in vain. */
const CALLS = [
  { why: 'unreached', ago: 96, since: 12, calls: 2 },
  { why: 'unreached', ago: 71, since: 4, calls: 0 },
  { why: 'found', ago: 64, since: 2, calls: 0 },
] as const;

/** Whom the office of a community calls: two whom nothing reaches, and one who has found someone and is paused. */
export async function makeCalls(
  trx: Transaction<Database>,
  members: readonly MadeUpPerson[],
  today: Date,
): Promise<void> {
  const silent = members
    .filter(({ created_at, featured }) => !featured && created_at < daysBefore(today, 100))
    .slice(-CALLS.length);
  for (const [place, { id }] of silent.entries()) {
    const call = CALLS[place];
    if (!call) continue;
    const seen_at = daysBefore(today, call.ago);
    const active_on = dayInIndia(seen_at);
    const visit = { seen_at, before_at: null, active_on };
    await trx.updateTable('visits').set(visit).where('user_id', '=', id).execute();
    const found = call.why === 'found';
    const asking: Insertable<Askings> = {
      ...{ user_id: id, id: idOf(`asking ${id}`), heard_on: active_on },
      ...{ asked_at: daysBefore(today, call.since), by_mail: found, hides_on: null },
      ...{ call_why: call.why, call_since: daysBefore(today, call.since), calls: call.calls },
      called_at: call.calls > 0 ? daysBefore(today, 4) : null,
    };
    await trx.insertInto('askings').values(asking).execute();
    if (!found) continue;
    const pause = { profile_id: id, kind: 'paused', since: daysBefore(today, call.since) } as const;
    await trx
      .insertInto('absences')
      .values({ ...pause, by_office: false, actor_id: null, reason: null })
      .execute();
    await trx.updateTable('profiles').set({ away: 'paused' }).where('user_id', '=', id).execute();
  }
}

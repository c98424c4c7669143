import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import { lockProfile } from '../../access/find-profile.ts';
import { isVisible } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { type IdRange, idPages } from '../../db/id-pages.ts';
import type { Database } from '../../db/schema/database.ts';
import { doEach, doParts } from '../../jobs/do-each.ts';
import { beginAbsence, endAbsence } from '../absences/index.ts';
import { queueMail } from '../mail/index.ts';
import { notify } from '../push/index.ts';
import { askMembers } from './ask-members.ts';
import { comeBack } from './come-back.ts';
import type { LookingMail } from './letters.ts';
import {
  changeAsking,
  deleteOver,
  findAsking,
  findBack,
  findDue,
  findHiddenEarly,
  findSigns,
  findUnreached,
  isUnreached,
} from './queries.ts';

/** Days after which a mail was sent or given up, and a device has heard or not. */
const TOLD_DAYS = 2;

/** Each night: who was hidden by a clock that ran ahead, who was here again, whom nothing reached, whose day has come, and who is to be asked. */
export async function lookAfterQuiet(ctx: Context): Promise<void> {
  const now = ctx.now();
  const today = dayInIndia(now);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const told = ago(TOLD_DAYS);
  await doParts(
    () =>
      doEach(
        found(ctx, (range) => findHiddenEarly(ctx.db, today, range)),
        (id) => showUntilDue(ctx, id, today),
      ),
    () =>
      doEach(
        found(ctx, (range) => findBack(ctx.db, range)),
        (id) => comeBack(ctx, id),
      ),
    () => doEach(idPages(ctx.db, 'askings'), (range) => deleteOver(ctx.db, ago(1), range)),
    () =>
      doEach(
        found(ctx, (range) => findUnreached(ctx.db, told, range)),
        (id) => callInstead(ctx, id, told),
      ),
    () =>
      doEach(
        found(ctx, (range) => findDue(ctx.db, today, range)),
        (id) => ctx.db.transaction().execute((trx) => hide(trx, ctx, id, today)),
      ),
    () => askMembers(ctx),
  );
}

/** Whom each page of the askings has, as they are read: what is done for one page stays, whatever becomes of the next. */
async function* found(
  { db }: Context,
  find: (range: IdRange) => Promise<string[]>,
): AsyncGenerator<string> {
  for await (const range of idPages(db, 'askings')) yield* await find(range);
}

/** Shows a member again who was hidden before his day, unless he is here already. */
async function showUntilDue({ db, now }: Context, id: string, today: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, id);
    const asking = await findAsking(trx, id);
    const isEarly = asking?.hidden_at && !asking.back_at && (asking.hides_on ?? '') > today;
    if (!isEarly) return;
    await changeAsking(trx, id, { hidden_at: null });
    await endAbsence(trx, id, 'quiet', now());
  });
}

/** Puts somebody whom nothing reached on the list of calls, unless something did meanwhile, or he was here: he stays in searches. */
async function callInstead({ db, now }: Context, id: string, told: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, id);
    if (!(await isUnreached(trx, told, id))) return;
    const call = { call_why: 'unreached', call_since: now() } as const;
    await changeAsking(trx, id, { hides_on: null, ...call });
  });
}

/** Takes a member out of searches who was told, and tells him; unless he was here, or it was done, meanwhile. */
async function hide(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  today: string,
): Promise<void> {
  const now = ctx.now();
  const profile = await lockProfile(trx, user_id);
  const asking = await findAsking(trx, user_id);
  if (!profile || !isVisible(profile) || !asking || asking.hidden_at) return;
  if (asking.hides_on === null || asking.hides_on > today) return;
  const signs = await findSigns(trx, user_id);
  if (signs.heard_on > asking.heard_on) return;
  const asking_id = asking.id;
  if (asking.by_mail) {
    const mail = { kind: 'still-looking', user_id, asking_id, hides_on: null } as const;
    const sent = { network: null, once: `hidden:${asking_id}`, toMany: true };
    // too many mails to that address today: in the next night
    if (await queueMail<LookingMail>(trx, ctx, mail, sent)) return;
  }
  const push = { kind: 'quiet', asking_id } as const;
  await notify(trx, ctx, user_id, push, { last: true });
  await changeAsking(trx, user_id, { hidden_at: now });
  await beginAbsence(trx, user_id, { kind: 'quiet', actor_id: null }, now);
}

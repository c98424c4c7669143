import { dayInIndia } from '@mala/contract/india-time.ts';
import { ASKED_DAYS } from '@mala/contract/still-looking.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { lockProfile } from '../../access/find-profile.ts';
import { isVisible } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { idPages } from '../../db/id-pages.ts';
import type { Database } from '../../db/schema/database.ts';
import { doEach } from '../../jobs/do-each.ts';
import { queueMail } from '../mail/index.ts';
import { notify } from '../push/index.ts';
import { hidesOn, plusDays } from './days.ts';
import type { LookingMail } from './letters.ts';
import { ASKING_KEY, findAsking, findSigns, findUnasked, insertAsking } from './queries.ts';

/** Those who have been silent for long and were not asked, as they are read. */
async function* unasked({ db }: Context, until: string): AsyncGenerator<string> {
  for await (const range of idPages(db, 'profiles')) yield* await findUnasked(db, until, range);
}

/**
 * Asks everybody who has been silent for long whether he is still looking, by what reaches him; whom nothing reaches the office calls. Once
 * each, however many processes do so at once.
 */
export async function askMembers(ctx: Context): Promise<void> {
  const until = plusDays(dayInIndia(ctx.now()), -ASKED_DAYS);
  await doEach(unasked(ctx, until), (id) =>
    ctx.db.transaction().execute((trx) => ask(trx, ctx, id, until)),
  );
}

async function ask(
  trx: Transaction<Database>,
  ctx: Context,
  user_id: string,
  until: string,
): Promise<void> {
  const profile = await lockProfile(trx, user_id);
  // asked by another process, or here meanwhile
  if (!profile || !isVisible(profile) || (await findAsking(trx, user_id))) return;
  const signs = await findSigns(trx, user_id);
  if (signs.heard_on > until) return;
  const now = ctx.now();
  const asking = { user_id, id: uuid(), heard_on: signs.heard_on, asked_at: now };
  if (signs.never_here) {
    const call = { call_why: 'never', call_since: now } as const;
    await insertAsking(trx, { ...asking, by_mail: false, push_id: null, hides_on: null, ...call });
    return;
  }
  const hides_on = hidesOn(signs.heard_on, dayInIndia(now));
  const by_mail = signs.email !== null && signs.email === signs.verified_email && !signs.refused;
  if (by_mail) {
    const mail = { kind: 'still-looking', user_id, asking_id: asking.id, hides_on } as const;
    const sent = { network: null, once: `${ASKING_KEY}${asking.id}`, toMany: true };
    // too many mails to that address today: in the next night
    if (await queueMail<LookingMail>(trx, ctx, mail, sent)) return;
  }
  const push = { kind: 'still-looking', asking_id: asking.id, until: hides_on } as const;
  const push_id = await notify(trx, ctx, user_id, push, { last: true });
  const isTold = by_mail || push_id !== null;
  const call = isTold
    ? { call_why: null, call_since: null }
    : { call_why: 'unreached' as const, call_since: now };
  await insertAsking(trx, {
    ...asking,
    by_mail,
    push_id,
    hides_on: isTold ? hides_on : null,
    ...call,
  });
}

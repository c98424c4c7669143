import { answerLooking, type LOOKING_ANSWERS } from '@mala/contract/still-looking.ts';
import type { Context } from '../src/context.ts';
import { lookAfterQuiet } from '../src/features/still-looking/index.ts';
import { giveVisit } from './factories/visits.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

const DAY = 86_400_000;
export const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * DAY);

/** As if a member was here last on that day, and the account and its approval were old. */
export async function giveLastVisit(
  { db }: Pick<Context, 'db'>,
  { user_id }: Pick<Person, 'user_id'>,
  at: Date | null,
): Promise<void> {
  const long = daysFrom(new Date(), -700);
  await db.updateTable('users').set({ created_at: long }).where('id', '=', user_id).execute();
  if (at) await giveVisit({ db }, { user_id }, at);
  else await db.deleteFrom('visits').where('user_id', '=', user_id).execute();
  await db
    .updateTable('profiles')
    .set({ approved_at: daysFrom(long, 1) })
    .where('user_id', '=', user_id)
    .execute();
}

/** What is noted of an asking, and of the mails about it. */
export function askingOf({ db }: Pick<Context, 'db'>, { user_id }: Pick<Person, 'user_id'>) {
  return db.selectFrom('askings').where('user_id', '=', user_id).selectAll().executeTakeFirst();
}
export function mailsAbout({ db }: Pick<Context, 'db'>, { user_id }: Pick<Person, 'user_id'>) {
  return db
    .selectFrom('mails')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'still-looking')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The mail server takes, or refuses, what is queued for a member. */
export async function settleMails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id }: Pick<Person, 'user_id'>,
  how: 'sent' | 'failed' = 'sent',
): Promise<void> {
  await db
    .updateTable('mails')
    .set(how === 'sent' ? { done_at: now() } : { failed_at: now(), fault: '550 unknown' })
    .where('user_id', '=', user_id)
    .where('done_at', 'is', null)
    .execute();
}

/** The night of a day. */
export async function nightOf(app: TestApp, at: Date): Promise<void> {
  app.setNow(at);
  await lookAfterQuiet(app.ctx);
}

/** Answers by the link of the member's asking. */
export async function answer(
  { ctx, call }: TestApp,
  { user_id }: Pick<Person, 'user_id'>,
  given: (typeof LOOKING_ANSWERS)[number],
  more: object = {},
) {
  const asking_id = (await askingOf(ctx, { user_id }))?.id ?? '';
  const secret = ctx.linkSecrets.secretOf('still-looking', `${user_id}:${asking_id}`);
  const body = { user_id, asking_id, secret, answer: given, ...more };
  return call(answerLooking, { body });
}

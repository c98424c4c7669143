import { answerLooking, type LOOKING_ANSWERS } from '@mala/contract/still-looking.ts';
import type { Context } from '../src/context.ts';
import { lookAfterQuiet } from '../src/features/still-looking/index.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

const DAY = 86_400_000;
export const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * DAY);

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

import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';

/** Has somebody of the office asked for a test mail; returns its id. */
export async function giveTestMail(
  ctx: Context,
  { user_id }: { user_id: string },
  email: string,
): Promise<string> {
  const id = uuid();
  const mail = { id, user_id, email, by_server: true, received_at: null };
  await ctx.db
    .insertInto('test_mails')
    .values({ ...mail, asked_at: ctx.now() })
    .execute();
  return id;
}

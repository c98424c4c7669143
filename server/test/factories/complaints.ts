import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import type { Person } from '../factories.ts';

/** Has a member complain of another, which waits; returns the id. */
export async function giveComplaint(ctx: Context, by: Person, about: Person): Promise<string> {
  const id = uuid();
  await ctx.db
    .insertInto('complaints')
    .values({
      id,
      reporter_id: by.user_id,
      profile_id: about.user_id,
      reason: 'money',
      text: 'The family asked for money before the first meeting.',
      told_at: ctx.now(),
      decision: null,
      answer: null,
      decided_at: null,
    })
    .execute();
  return id;
}

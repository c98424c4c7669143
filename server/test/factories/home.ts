import type { Domain } from '@mala/contract/communities/domain.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { makeMember, type Person, type Wanted } from '../factories.ts';

/** An approved member whom an administrator marked as featured. */
export async function makeFeatured(ctx: Context, wanted: Wanted = {}): Promise<Person> {
  const person = await makeMember(ctx, wanted);
  await ctx.db
    .updateTable('profiles')
    .set({ featured: true })
    .where('user_id', '=', person.user_id)
    .execute();
  return person;
}

/** The row of a marriage photo without its files: enough for tests of visibility. */
export async function giveMarriage(
  ctx: Context,
  domain: Domain,
  caption: string,
  created_at = ctx.now(),
): Promise<string> {
  const id = uuid();
  const preview = 'data:image/webp;base64,AAAA';
  await ctx.db
    .insertInto('marriages')
    .values({ id, domain, caption, width: 1200, height: 800, preview, created_at })
    .execute();
  return id;
}

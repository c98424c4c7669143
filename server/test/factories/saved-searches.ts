import type { MailRhythm } from '@mala/contract/digest.ts';
import type { Filters } from '@mala/contract/search.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { makeMember, type Person } from '../factories.ts';

const HOUR = 3_600_000;

/** A saved search, looked at an hour ago. */
export async function giveSavedSearch(
  { db, now }: Context,
  { user_id }: Pick<Person, 'user_id'>,
  { name = 'Near us', filters = {} }: { name?: string; filters?: Filters } = {},
): Promise<string> {
  const id = uuid();
  const looked_at = new Date(now().getTime() - HOUR);
  await db
    .insertInto('saved_searches')
    .values({
      ...{ id, user_id, name, filters: JSON.stringify(filters) },
      ...{ created_at: looked_at, looked_at },
    })
    .execute();
  return id;
}

/** Has the mail of a member due since a while, of who was approved in the last day. */
export async function giveDueDigest(
  { db, now }: Context,
  { user_id }: Pick<Person, 'user_id'>,
  every: MailRhythm = 'daily',
): Promise<void> {
  const at = now().getTime();
  await db
    .insertInto('digests')
    .values({
      ...{ user_id, every, made_on: null },
      chosen_at: new Date(at - 24 * HOUR),
      since: new Date(at - 24 * HOUR),
      next_at: new Date(at - 12 * HOUR),
    })
    .execute();
}

/** Somebody new to this member, a bride, whose words are of the script of that site: what a mail about it says. */
export async function giveNews(
  ctx: Context,
  member: Person,
): Promise<{ profiles: string[]; searches: { id: string; count: number }[] }> {
  const { domain } = member;
  const [name, city] = domain === 'tamilmala' ? ['முருகன்', 'மதுரை'] : ['महेश', 'पुणे'];
  const found = await makeMember(ctx, { domain, gender: 'male', basic: { name, city } });
  await giveDueDigest(ctx, member, 'weekly');
  const id = await giveSavedSearch(ctx, member, { name: city });
  return { profiles: [found.user_id], searches: [{ id, count: 1 }] };
}

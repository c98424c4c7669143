import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import type { Person } from '../factories.ts';
import { pretendBrowser } from '../push-service.ts';

const DAY = 86_400_000;
type Member = Pick<Person, 'user_id'>;

/** A device of a member, turned on in the first session; its id. */
export async function giveDevice(
  { db, now, pushKeys }: Context,
  { user_id }: Member,
  endpoint = `https://fcm.googleapis.com/fcm/send/${uuid()}`,
): Promise<string> {
  const id = uuid();
  const session = await db
    .selectFrom('sessions')
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .select('id')
    .executeTakeFirst();
  await db
    .insertInto('push_subscriptions')
    .values({
      ...{ id, user_id, endpoint, language: 'en', created_at: now() },
      ...{ session_id: session?.id ?? null, site_key: pushKeys.publicKey },
      ...pretendBrowser().keys,
    })
    .execute();
  return id;
}

/** A device of a member who is to be told of who was approved in the last day. */
export async function giveDueNews(ctx: Context, member: Member): Promise<void> {
  await giveDevice(ctx, member);
  await makeNewsDue(ctx, member);
}

/** Has a member with a device to be told of who was approved in the last day. */
export async function makeNewsDue({ db, now }: Context, { user_id }: Member): Promise<void> {
  const at = now().getTime();
  await db
    .updateTable('search_news')
    .set({ next_at: new Date(at - DAY / 2), since: new Date(at - DAY) })
    .where('user_id', '=', user_id)
    .execute();
}

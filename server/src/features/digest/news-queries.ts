import { sql, type Transaction } from 'kysely';
import { isOfOffice } from '../../access/office.ts';
import { visible } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { refusesPush } from '../push/index.ts';
import { hasPhoto, searches } from './queries.ts';

/** Who is told: who is approved and seen, works for no office, and has a device that tells of it. */
const isTold = (siteKey: string) => sql<boolean>`coalesce(${visible}
  AND NOT ${isOfOffice('users.id')}
  AND NOT ${refusesPush('users.id', sql.lit('saved-search'))}
  AND EXISTS (SELECT FROM push_subscriptions WHERE push_subscriptions.user_id = users.id AND site_key = ${siteKey}), false)`;

/** Takes up to `most` members whose notification is due, and keeps them from others until the transaction ends. */
export async function takeDueNews(
  trx: Transaction<Database>,
  { now, siteKey, most }: { now: Date; siteKey: string; most: number },
) {
  return trx
    .selectFrom('search_news')
    .innerJoin('users', 'users.id', 'search_news.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'search_news.user_id')
    .where('search_news.next_at', '<=', now)
    .orderBy('search_news.next_at')
    .limit(most)
    .forUpdate('search_news')
    .skipLocked()
    .select([
      'search_news.user_id',
      'search_news.since',
      'users.domain',
      'profiles.gender',
      'profiles.preferences',
    ])
    .select([searches.as('searches'), hasPhoto.as('has_photo'), isTold(siteKey).as('told')])
    .execute();
}
export type DueNews = Awaited<ReturnType<typeof takeDueNews>>[number];

/**
 * Says of members who were taken when the next one is due, and from when on that one looks. Those without a device go: one that is
 * turned on meanwhile waits for the row, and brings it back.
 */
export async function storeNews(
  trx: Transaction<Database>,
  done: readonly { user_id: string; next_at: Date; since: Date }[],
): Promise<void> {
  const ids = done.map(({ user_id }) => user_id);
  const times = done.map(({ next_at }) => next_at.toISOString());
  const sinces = done.map(({ since }) => since.toISOString());
  await sql`
    UPDATE search_news SET next_at = done.next_at, since = done.since
    FROM unnest(${ids}::uuid[], ${times}::timestamptz[], ${sinces}::timestamptz[]) AS done (user_id, next_at, since)
    WHERE search_news.user_id = done.user_id`.execute(trx);
  await sql`
    DELETE FROM search_news WHERE user_id = any(${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM push_subscriptions WHERE push_subscriptions.user_id = search_news.user_id)`.execute(
    trx,
  );
}

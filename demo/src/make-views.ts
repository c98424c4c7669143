import { STATUS } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ViewFilters } from '@mala/contract/moderation/views.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';

/** What an owner looks for again and again. */
const VIEWS: Readonly<Record<string, ViewFilters>> = {
  'Waiting for 3 days': { waiting: [3], sort: 'waiting' },
  'Package ends soon': { status: [STATUS.APPROVED], subscription: ['ending'] },
  'Not seen for a month': { status: [STATUS.APPROVED], seen: ['longer'], sort: 'seen' },
};

/** The views that the owner of a community has saved. */
export async function makeViews(
  trx: Transaction<Database>,
  domain: Domain,
  user_id: string,
  today: Date,
): Promise<void> {
  const rows = Object.entries(VIEWS).map(([name, filters], place) => ({
    ...{ id: idOf(`view ${domain} ${place}`, place), user_id, name },
    filters: JSON.stringify({ domain: [domain], ...filters }),
    created_at: daysBefore(today, 30 - place),
  }));
  await trx.insertInto('saved_views').values(rows).execute();
}

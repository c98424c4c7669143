import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Context } from '../../context.ts';
import { doParts } from '../../jobs/do-each.ts';
import type { JobWorkers } from '../../jobs/workers.ts';
import { forgetTickets } from '../second-factor/index.ts';
import { forgetLinks } from './link-queries.ts';
import { forgetSessions } from './session-queries.ts';

/** Days until ended sessions and mailed links are deleted (privacy notice, "How long we keep it"). */
const KEPT_DAYS = 30;

/** Deletes sessions and mailed links that ended long ago. */
export async function sweepAccounts({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  await doParts(
    () => forgetSessions(db, before),
    () => forgetLinks(db, before),
    () => forgetTickets(db, now()),
  );
}

/** Does so each night. */
export async function workAccounts(ctx: Context, workers: JobWorkers): Promise<void> {
  await workers.repeat('accounts-nightly', '30 4 * * *', () => sweepAccounts(ctx));
}

import { domainsOf } from '@mala/contract/access/role-places.ts';
import { QUEUE_NAMES, QUEUES, type Queue, type WaitingQueue } from '@mala/contract/desk.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { FindWaiting } from '../../db/query-parts.ts';
import { waitingReaders } from '../budgets/index.ts';
import { waitingComplaints } from '../complaints/index.ts';
import { waitingObjections } from '../corrections/index.ts';
import { waitingEntries } from '../entries/index.ts';
import { waitingChanges, waitingLiveChanges, waitingTexts } from '../held-texts/index.ts';
import { waitingMails } from '../mail/index.ts';
import { waitingPhotos, waitingProfiles } from '../moderation/index.ts';
import { waitingClaims } from '../payments/index.ts';
import { waitingCalls } from '../still-looking/index.ts';
import { presentQueue } from './presenter.ts';

/** Where each queue is counted: by the feature whose it is. */
const WAITING: Readonly<Record<Queue, FindWaiting>> = {
  profiles: waitingProfiles,
  photos: waitingPhotos,
  texts: waitingTexts,
  changes: waitingChanges,
  live: waitingLiveChanges,
  objections: waitingObjections,
  claims: waitingClaims,
  complaints: waitingComplaints,
  mails: waitingMails,
  readers: waitingReaders,
  entries: waitingEntries,
  calls: waitingCalls,
};

/** What waits for the viewer, empty queues too. */
export async function readDesk(
  { db, now }: Pick<Context, 'db' | 'now'>,
  viewer: Viewer,
): Promise<WaitingQueue[]> {
  const asker = { userId: viewer.user_id, now: now() };
  const queues = await Promise.all(
    QUEUE_NAMES.map(async (queue) => {
      const domains = domainsOf(viewer, QUEUES[queue]);
      const found = domains.length > 0 ? await WAITING[queue](db, domains, asker) : [];
      return domains.map((domain) => presentQueue(queue, domain, found));
    }),
  );
  return queues.flat();
}

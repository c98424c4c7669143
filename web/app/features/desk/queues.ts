import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Queue, WaitingQueue } from '@mala/contract/desk.ts';
import { officePaths } from '../../lib/session/office.ts';
import type { OfficeCounts } from '../../lib/session/office-counts.ts';
import { paths } from '../../paths.ts';

/** Where a queue is worked off: the page, and the place on it. */
interface Place {
  page: string;
  at?: string;
  /** whether the page shows one community of it by `?domain=` */
  byDomain?: true;
}

/** A further queue is one row here, and its words in i18n. */
const PLACES: Readonly<Record<Queue, Place>> = {
  profiles: { page: officePaths.reviewProfiles, byDomain: true },
  photos: { page: officePaths.adminReview, at: '#photos' },
  texts: { page: officePaths.adminReview, at: '#texts' },
  changes: { page: officePaths.adminChanges, at: '#changes' },
  live: { page: officePaths.adminChanges, at: '#live' },
  objections: { page: officePaths.adminObjections },
  claims: { page: officePaths.adminPayments, at: '#told' },
  complaints: { page: officePaths.adminComplaints },
  mails: { page: officePaths.adminMail },
  entries: { page: officePaths.adminEntries },
  calls: { page: officePaths.adminCalls },
  readers: { page: officePaths.adminReview, at: '#readers' },
};

/** The URL where a queue is worked off, or one community of it; undefined if the page does not part them. */
export function placeOf(queue: Queue): string;
export function placeOf(queue: Queue, domain: Domain): string | undefined;
export function placeOf(queue: Queue, domain?: Domain): string | undefined {
  const { page, at = '', byDomain } = PLACES[queue];
  if (!domain) return `${page}${at}`;
  return byDomain && `${page}?domain=${domain}`;
}

/** A queue over all communities of the viewer. */
export interface WholeQueue {
  queue: Queue;
  count: number;
  oldest: string | null;
  parts: readonly WaitingQueue[];
}

/** The queues in the order of the reply. */
export function wholeQueues(rows: readonly WaitingQueue[]): WholeQueue[] {
  return [...new Set(rows.map(({ queue }) => queue))].map((queue) => {
    const parts = rows.filter((row) => row.queue === queue);
    return {
      queue,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      oldest: parts.flatMap(({ oldest_at }) => oldest_at ?? []).sort()[0] ?? null,
      parts,
    };
  });
}

/** How much waits on each page, and on the desk all of it. */
export function countsOf(queues: readonly WholeQueue[]): OfficeCounts {
  const counts: Record<string, number> = { [paths.desk]: 0 };
  for (const { queue, count } of queues)
    for (const page of [paths.desk, PLACES[queue].page]) counts[page] = (counts[page] ?? 0) + count;
  return counts;
}

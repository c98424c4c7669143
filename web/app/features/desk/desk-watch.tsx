import type { Queue } from '@mala/contract/desk.ts';
import { useEffect, useRef, useState } from 'react';
import { deskText } from '../../i18n/en/desk.ts';
import { NO_COUNTS, officeCounts } from '../../lib/session/office-counts.ts';
import { useLive } from '../../ui/use-live.ts';
import { useDesk } from './queries.ts';
import { countsOf, type WholeQueue } from './queues.ts';

/** Keeps the numbers of the desk and of the menu up to date, and says when something waits in a queue that was empty. */
export function DeskWatch() {
  const { data, isFetching, refetch } = useDesk();
  useLive(() => {
    if (!isFetching) void refetch();
  });
  useEffect(() => officeCounts.set(data ? countsOf(data) : NO_COUNTS), [data]);
  useEffect(() => () => officeCounts.set(NO_COUNTS), []);
  return (
    <p role="status" className="visually-hidden">
      {useNews(data)}
    </p>
  );
}

/** The queues that were empty before and are not any more, in words. */
function useNews(queues: readonly WholeQueue[] | undefined): string {
  const before = useRef<ReadonlyMap<Queue, number> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!queues) return;
    const empty = (queue: Queue) => before.current?.get(queue) === 0;
    const begun = queues.filter(({ queue, count }) => count > 0 && empty(queue));
    if (begun.length > 0) setNews(begun.map(({ queue }) => deskText.news(queue)).join(' '));
    before.current = new Map(queues.map(({ queue, count }) => [queue, count]));
  }, [queues]);
  return news;
}

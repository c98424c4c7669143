import { readDesk } from '@mala/contract/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { wholeQueues } from './queues.ts';

/** What waits for the viewer. */
export function useDesk() {
  return useQuery({
    queryKey: ['desk'],
    queryFn: ({ signal }) => call(readDesk, { signal }),
    select: ({ queues }) => wholeQueues(queues),
  });
}

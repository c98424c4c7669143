import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { filesKey } from './queries.ts';
import { horoscopeSteps } from './send-horoscope-file.ts';
import { NOTHING_QUEUED, UploadQueue } from './upload-queue.ts';

/** The horoscope files of a member that are on their way, one after the other. Leaving the page gives them up. */
export function useHoroscopeQueue(userId: string) {
  const client = useQueryClient();
  const [queue] = useState(() => {
    const queryKey = filesKey(userId);
    return new UploadQueue(
      horoscopeSteps(userId, {
        onFiles: (files) => client.setQueryData(queryKey, files),
        onUnsure: () => void client.invalidateQueries({ queryKey }),
      }),
    );
  });
  useEffect(() => () => queue.close(), [queue]);
  return { queue, queued: useStore(queue.queued, NOTHING_QUEUED) };
}

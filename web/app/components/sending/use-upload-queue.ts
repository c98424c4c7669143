import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { useOnceOnline } from '../../ui/use-once-online.ts';
import {
  type ChosenFile,
  NOTHING_QUEUED,
  type QueuedFile,
  type Steps,
  UploadQueue,
} from './upload-queue.ts';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

/**
 * The upload queue of a member. Interrupted uploads continue when the network is back, when the page becomes visible,
 * and after growing pauses, because browsers do not always notice that they are offline. `makeSteps` is called once;
 * `onUnsure`: an upload was cancelled whose reply was lost, so that it may have arrived.
 */
export function useUploadQueue(makeSteps: () => Steps, onUnsure: () => void) {
  const [queue] = useState(() => new UploadQueue(makeSteps()));
  const queued = useStore(queue.queued, NOTHING_QUEUED);
  const { files } = queued;
  const interrupted = files.some(({ state }) => state.status === 'interrupted');
  useOnceOnline(() => queue.resume());
  useEffect(() => {
    const onSeen = () => document.visibilityState === 'visible' && queue.resume();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      queue.close();
    };
  }, [queue]);
  useTryAgain(interrupted, files.length === 0, () => queue.resume());
  return {
    queued,
    add: (chosen: readonly ChosenFile[]) => queue.add(chosen),
    retry: ({ id }: QueuedFile) => queue.retry(id),
    remove: ({ id, state: { status } }: QueuedFile) => {
      queue.remove(id);
      if (status === 'interrupted' || status === 'failed') onUnsure();
    },
  };
}

/** Repeats a function while `active`, with growing pauses up to `rested`. */
function useTryAgain(active: boolean, rested: boolean, act: () => void): void {
  const pause = useRef(FIRST_PAUSE);
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (rested) pause.current = FIRST_PAUSE;
  }, [rested]);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        pause.current = Math.min(pause.current * 2, LONGEST_PAUSE);
        onTime();
        wait();
      }, pause.current);
    };
    wait();
    return () => clearTimeout(timer);
  }, [active]);
}

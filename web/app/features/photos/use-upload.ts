import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { reportError } from '../../components/report-error.ts';
import { upload } from '../../lib/upload.ts';

/** sending: `share` of the bytes is gone, 0 to 1; failed: the files are still here, to be tried again. */
export type UploadState =
  | { status: 'idle' }
  | { status: 'sending' | 'failed'; files: readonly File[]; share: number };

export interface Uploading {
  state: UploadState;
  start: (files: readonly File[]) => void;
  /** gives up what is being sent, or what failed */
  stop: () => void;
}

/** One upload at a time, with its progress. Leaving the page gives it up. */
export function useUpload<Reply extends Schema>({
  endpoint,
  params,
  onDone,
}: {
  endpoint: Endpoint<Schema, never, Reply>;
  params: Record<string, string>;
  onDone: (reply: z.output<Reply>) => Promise<void>;
}): Uploading {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    const controller = new AbortController();
    running.current = controller;
    const show = (next: UploadState) => {
      if (!controller.signal.aborted) setState(next);
    };
    show({ status: 'sending', files, share: 0 });
    const onProgress = (share: number) => show({ status: 'sending', files, share });
    try {
      await onDone(
        await upload(endpoint, { files, params, onProgress, signal: controller.signal }),
      );
      show({ status: 'idle' });
    } catch (error) {
      show({ status: 'failed', files, share: 0 });
      reportError(error);
    }
  };

  return {
    state,
    start: (files) => void send(files),
    stop: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

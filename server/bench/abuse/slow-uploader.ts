// Sends slow pictures from a separate thread, so that it does not distort the measurement of other calls.
import { parentPort, workerData } from 'node:worker_threads';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { callsTo } from '../../test/calls.ts';
import { formOf } from '../../test/fixtures/uploads.ts';

/** What one account sends at once: each of the files so many times. */
export interface SlowUploads {
  url: string;
  token: string;
  user_id: string;
  files: Uint8Array[];
  times: number;
}

const { url, token, user_id, files, times } = workerData as SlowUploads;
const call = callsTo(url);
const begun = performance.now();
const statuses = await Promise.all(
  Array.from({ length: times }, () => files)
    .flat()
    .map(async (bytes) => {
      const form = formOf('photo', bytes);
      return (await call(addPhoto, { token, params: { userId: user_id }, form })).status;
    }),
);
const counts = Object.entries(Object.groupBy(statuses, String));
const replies = counts.map(([status, all = []]) => `${all.length} × ${status}`).join(', ');
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
parentPort?.postMessage(`${statuses.length} files in ${seconds} s: ${replies}`);

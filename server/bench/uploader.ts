// Uploads photos from a thread of its own, so that whoever measures other calls is not held up by its own work.
import { parentPort, workerData } from 'node:worker_threads';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { callsTo } from '../test/calls.ts';
import { formOf } from '../test/fixtures/uploads.ts';

/** Who uploads what, all at the same moment; the answer is the milliseconds until the last one was answered. */
export interface Uploads {
  url: string;
  members: { token: string; user_id: string }[];
  photos: Uint8Array[];
}

const { url, members, photos } = workerData as Uploads;
const call = callsTo(url);

parentPort?.on('message', async () => {
  const start = performance.now();
  await Promise.all(
    members.map(async ({ token, user_id }, n) => {
      const form = formOf('photo', photos[n % photos.length] ?? new Uint8Array());
      const { status } = await call(addPhoto, { token, params: { userId: user_id }, form });
      if (status !== 200) throw new Error(`an upload was answered ${status}`);
    }),
  );
  parentPort?.postMessage(performance.now() - start);
});

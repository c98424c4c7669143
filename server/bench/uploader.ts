// Uploads photos from a separate thread, so that uploading does not distort the measurement of other calls.
import { parentPort, workerData } from 'node:worker_threads';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { callsTo } from '../test/calls.ts';
import { formOf } from '../test/fixtures/uploads.ts';

/** Who uploads what, all simultaneously; resolves to the milliseconds until the last reply. */
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

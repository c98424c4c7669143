import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addPhoto } from '@mala/contract/photos/album.ts';
import sharp from 'sharp';
import { callsTo } from '../../test/calls.ts';
import { makeMember } from '../../test/factories.ts';
import { jpegOfScans, slowPng } from '../../test/fixtures/hostile-files/slow-pictures.ts';
import { formOf } from '../../test/fixtures/uploads.ts';
import { percentile } from '../load.ts';
import type { Site } from '../site.ts';
import type { SlowUploads } from './slow-uploader.ts';

/** Members who add one photo each, one after the other. */
const OTHERS = 12;
/** As the browser sends them (decision 021). */
const SIDES = { width: 2048, height: 1536 };

async function ordinaryPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = { create: { ...SIDES, channels: 3 as const, background: '#888888', noise } };
  return sharp(grain).blur(0.8).jpeg({ quality: 87 }).toBuffer();
}

/** Adds a photo for each of some members; a line about how long that took. */
async function addPhotos({ ctx, url }: Site, photo: Buffer): Promise<string> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let each = 0; each < OTHERS; each += 1) {
    const { token, user_id } = await makeMember(ctx);
    const begun = performance.now();
    const form = formOf('photo', photo);
    const answer = await callsTo(url)(addPhoto, { token, params: { userId: user_id }, form });
    times.push(performance.now() - begun);
    statuses.add(answer.status);
    await setTimeout(400);
  }
  times.sort((a, b) => a - b);
  const ms = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  return `${OTHERS} × ${[...statuses].join(', ')}; p50 ${ms(0.5)}, slowest ${ms(1)}`;
}

/** Photos of others, alone and while one account sends as many slow pictures as it may, all at once. */
export async function* measureSlowUploads(site: Site): AsyncIterable<string> {
  const photo = await ordinaryPhoto();
  await addPhotos(site, photo);
  yield `photos alone ${await addPhotos(site, photo)}`;
  const files = [slowPng(7000), slowPng(3900), await jpegOfScans(2600, 7000)];
  const { token, user_id } = await makeMember(site.ctx);
  const workerData: SlowUploads = { url: site.url, token, user_id, files, times: 10 };
  const sender = new Worker(new URL('slow-uploader.ts', import.meta.url), { workerData });
  const done = once(sender, 'message');
  await setTimeout(1000);
  yield `photos meanwhile ${await addPhotos(site, photo)}`;
  yield `the slow ones: ${(await done)[0]}`;
}

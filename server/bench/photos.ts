import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { drawPortrait } from '@mala/demo/portraits.ts';
import sharp from 'sharp';
import { createImages } from '../src/media/images.ts';
import { createMediaPool } from '../src/media/pool.ts';
import { createQueue } from '../src/queue.ts';
import { makeMember } from '../test/factories.ts';
import { watchMemory } from '../test/memory.ts';
import { narrowRequests } from './list.ts';
import { type Figures, measure } from './load.ts';
import { line } from './report.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';
import type { Uploads } from './uploader.ts';

const run = promisify(execFile);

/** Simultaneous uploads, of 12 megapixels each. */
const UPLOADS = 20;
const SIDES = { width: 4000, height: 3000 };
/** Files that are made; each is sent several times. */
const DIFFERENT = 4;
/** List calls a second, over so many connections: busy, but below the capacity of the machine. */
const LIST = { rate: 100, connections: 5 };
const SECONDS = 8;

/** Photo-like pictures: a drawn face with shades and noise, as grainy as an evening photo. */
async function makePhotos(): Promise<Buffer[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = sharp({ create: { ...SIDES, channels: 3, background: '#888888', noise } });
  const input = await grain.blur(0.8).png().toBuffer();
  return Promise.all(
    Array.from({ length: DIFFERENT }, async (_, seed) => {
      const face = await drawPortrait(seed, { domain: 'tamilmala', gender: 'female' });
      return sharp(face)
        .resize({ ...SIDES, fit: 'cover' })
        .composite([{ input, blend: 'soft-light' }])
        .jpeg({ quality: 92 })
        .toBuffer();
    }),
  );
}

const rate = (name: string, count: number, milliseconds: number) =>
  `${name.padEnd(34)} ${((count * 1000) / milliseconds).toFixed(2)} pictures/s`;

const mb = (value: number) => `${Math.round(value / 1024 ** 2)} MB`;

/** Times twenty pictures, two at once. */
async function timed(each: (index: number) => Promise<unknown>): Promise<number> {
  const queued = createQueue({ atOnce: 2, waiting: UPLOADS });
  const start = performance.now();
  await Promise.all(Array.from({ length: UPLOADS }, (_, n) => queued(() => each(n))));
  return performance.now() - start;
}

/** The command of ImageMagick 7 or 6, if installed. */
async function findImageMagick(): Promise<string | null> {
  for (const command of ['magick', 'convert'])
    if (
      await run(command, ['-version']).then(
        ({ stdout }) => stdout.includes('ImageMagick'),
        () => false,
      )
    )
      return command;
  return null;
}

async function* compare(photos: readonly Buffer[]): AsyncIterable<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  try {
    const paths = photos.map((_, n) => join(folder, `${n}.jpg`));
    for (const [n, photo] of photos.entries()) await writeFile(paths[n] ?? '', photo);
    const path = (n: number) => paths[n % paths.length] ?? '';
    const images = createImages(createMediaPool({ atOnce: 2 }));
    // each picture is somebody else's, so that two are processed at once
    const process = (n: number) => images.process(path(n), 'tamilmala', String(n));
    await Promise.all([process(0), process(1)]);
    const ours = await timed(process);
    yield rate('processing alone, two at once', UPLOADS, ours);
    const command = await findImageMagick();
    if (!command) {
      yield 'ImageMagick is not installed';
      return;
    }
    const theirs = await timed((n) => {
      const out = (size: string) => join(folder, `${n}-${size}.webp`);
      const steps = ['-auto-orient', '-strip', '-colorspace', 'sRGB'];
      const large = ['-resize', '1600x1600>', '-quality', '78', '-write', out('large')];
      const url = ['-resize', '800x800>', '-quality', '76', '-write', out('url')];
      const short = ['-resize', 'x340>', '-quality', '70', out('short')];
      // with the priority that our workers have
      return run('nice', ['-n', '10', command, path(n), ...steps, ...large, ...url, ...short]);
    });
    yield rate(`ImageMagick (${command}), the same`, UPLOADS, theirs);
    yield `ours is ${(theirs / ours).toFixed(1)} times as fast`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The cost of twenty simultaneous uploads, their effect on others, and ImageMagick on the same pictures. */
export async function* measurePhotos(site: Site): AsyncIterable<string> {
  const photos = await makePhotos();
  const bytes = photos.reduce((sum, photo) => sum + photo.length, 0) / photos.length;
  yield `photos of 12 megapixels, ${(bytes / 1e6).toFixed(1)} MB on average`;
  const searchers = await makeSearchers(site.ctx, LIST.connections);
  const connections = searchers.map((searcher) => narrowRequests(searcher, 500));
  const list = (name: string, seconds = SECONDS): Promise<Figures> =>
    measure({ name, url: site.url, connections, seconds, rate: LIST.rate });
  await list('warming up', 5);
  const before = await list(`list, ${LIST.rate} a second`);
  yield line(before);

  const members = await Promise.all(Array.from({ length: UPLOADS }, () => makeMember(site.ctx)));
  const uploader = new Worker(new URL('uploader.ts', import.meta.url), {
    workerData: { url: site.url, members, photos } satisfies Uploads,
  });
  async function uploadAll(): Promise<number> {
    uploader.postMessage('go');
    const [milliseconds] = await once(uploader, 'message');
    return milliseconds;
  }
  const idle = await watchMemory(site.pid)();
  const stop = watchMemory(site.pid);
  yield rate(`${UPLOADS} uploads at once`, UPLOADS, await uploadAll());

  // measuring memory slows the server a little, so it ends before the lists are measured
  const most = await stop();
  yield `memory of the server: ${mb(idle.own)} before, ${mb(most.own)} at most`;
  yield `memory of the server and its workers: ${mb(idle.all)} before, ${mb(most.all)} at most`;

  // repeated while the lists are measured
  let going = true;
  const uploading = (async () => {
    for (let round = 0; going && round < 8; round += 1) await uploadAll();
  })();
  const meanwhile = await list('the same during such uploads');
  going = false;
  await uploading;
  yield line(meanwhile);
  yield `list, p95 during the uploads: ${(meanwhile.p95 / before.p95).toFixed(2)} times`;
  await uploader.terminate();
  yield* compare(photos);
}

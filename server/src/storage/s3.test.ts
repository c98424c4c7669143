import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../../test/bucket.ts';
import { createFiles, type Files } from './files.ts';
import { endOnSilence } from './s3.ts';

let bucket: Bucket;
let files: Files;

beforeAll(async () => {
  bucket = await startBucket(2);
  bucket.maxBytes = 1000;
  files = await createFiles({ storageUrl: bucket.address(), dataDir: '/nowhere' });
});

afterAll(() => bucket.close());

test('the same calls work on a bucket', async () => {
  await files.put('photos/a.webp', Buffer.from('abc'));
  expect(await files.exists('photos/a.webp')).toBe(true);
  const { stream, size } = await files.stream('photos/a.webp');
  expect([size, (await buffer(stream)).toString()]).toEqual([3, 'abc']);
  expect(await Array.fromAsync(files.list())).toEqual([
    { key: 'photos/a.webp', modified: new Date('2026-11-20T12:00:00Z') },
  ]);
  await files.delete('photos/a.webp');
  expect(await files.exists('photos/a.webp')).toBe(false);
});

test('a file is read by one request, and a list by one request per page', async () => {
  const keys = ['one', 'two', 'three', 'four', 'five'].map((name) => `photo/${name}/short`);
  for (const key of keys) await files.put(key, Buffer.from(key));
  bucket.asked = [];
  const { stream, size } = await files.stream('photo/two/short');
  expect([size, (await buffer(stream)).toString()]).toEqual([15, 'photo/two/short']);
  expect(bucket.asked).toEqual(['GET']);
  bucket.asked = [];
  const listed = await Array.fromAsync(files.list());
  expect(listed.map(({ key }) => key)).toEqual(keys);
  expect(bucket.asked).toEqual(['LIST', 'LIST', 'LIST']);
  for (const key of keys) await files.delete(key);
});

test('a missing file and a full bucket give the same errors as on disk', async () => {
  await expect(files.stream('photos/none.webp')).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  const large = files.put('photos/large.webp', Buffer.alloc(1001));
  await expect(large).rejects.toMatchObject({ appCode: 'STORAGE_FULL' });
});

/** The answer of a server that sends `first` and, if told to, the rest. */
async function answerOf(first: Buffer) {
  let sender: ServerResponse | undefined;
  const slow = createServer((_, reply) => {
    sender = reply.writeHead(200);
    reply.write(first);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  // the S3 client listens as well
  const asked = get({ port: (slow.address() as AddressInfo).port }).on('error', () => {});
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('close', () => slow.close());
  return { answer, end: () => sender?.end() };
}

test('breaks off an answer that stays silent, and not one that is read slowly (faults 17)', async () => {
  const silent = await answerOf(Buffer.from('a'));
  endOnSilence(silent.answer, 20);
  await expect(buffer(silent.answer)).rejects.toMatchObject({ code: 'ETIMEDOUT' });

  const { answer, end } = await answerOf(Buffer.from('a'));
  const timeouts = once(answer.socket, 'timeout');
  endOnSilence(answer, 20);
  await timeouts;
  await once(answer.socket, 'timeout');
  end();
  // so that nothing is waited for between what was read and the rest
  await expect.poll(() => answer.complete).toBe(true);
  expect((await buffer(answer)).toString()).toBe('a');
});

test('sends a file to a reader that pauses for longer than a silent bucket is waited for', async () => {
  const large = Buffer.alloc(1_000_000, 'a');
  bucket.objects.set('photo/slow/short', large);
  const { stream } = await files.stream('photo/slow/short');
  await once((stream as IncomingMessage).socket, 'timeout');
  expect((await buffer(stream)).equals(large)).toBe(true);
  await files.delete('photo/slow/short');
});

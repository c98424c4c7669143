import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../../test/bucket.ts';
import { isStorageFull } from '../storage/file-errors.ts';
import { openPlace } from './open-place.ts';

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const MB = 2 ** 20;

test('what is larger than a part of 5 MB is one object in the end', async () => {
  const place = await openPlace(bucket.address('/backups'));
  const contents = randomBytes(12 * MB);
  const chunks = Array.from({ length: 12 }, (_, n) => contents.subarray(n * MB, (n + 1) * MB));
  await place.write('large.age', Readable.from(chunks, { objectMode: false }));
  expect(bucket.objects.get('backups/large.age')?.equals(contents)).toBe(true);
  expect((await buffer(await place.read('large.age'))).equals(contents)).toBe(true);
  await place.put('objects/photo', contents);
  expect(bucket.objects.get('backups/objects/photo')?.equals(contents)).toBe(true);
  expect(bucket.unfinished.size).toBe(0);
});

test('what fails after its first part leaves neither an object nor parts', async () => {
  const place = await openPlace(bucket.address('/failing'));
  const writing = place.write(
    'large.age',
    Readable.from(
      (function* () {
        for (let n = 0; n < 12; n++) {
          // the bucket is full from the second part on
          if (n > 8) bucket.maxBytes = 100;
          yield randomBytes(MB);
        }
      })(),
      { objectMode: false },
    ),
  );
  await expect(writing).rejects.toSatisfy(isStorageFull);
  delete bucket.maxBytes;
  expect(bucket.objects.has('failing/large.age')).toBe(false);
  expect(bucket.unfinished.size).toBe(0);
  const broken = place.write(
    'large.age',
    Readable.from(
      (function* () {
        for (let n = 0; n < 7; n++) yield randomBytes(MB);
        throw new Error('the tables could not be read');
      })(),
      { objectMode: false },
    ),
  );
  await expect(broken).rejects.toThrow('the tables could not be read');
  expect(bucket.objects.has('failing/large.age')).toBe(false);
  expect(bucket.unfinished.size).toBe(0);
});

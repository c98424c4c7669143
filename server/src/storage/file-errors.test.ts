import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isMissing, isStorageFull, isStorageOutage } from './file-errors.ts';

async function wrapped(failing: Promise<unknown>): Promise<Error> {
  const cause = await failing.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  return new Error('Cannot write file', { cause });
}

test('distinguishes a full disk, a full bucket and a missing file', async () => {
  const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const full = await wrapped(Promise.reject(noSpace));
  expect(isStorageFull(full)).toBe(true);
  expect(isMissing(full)).toBe(false);

  const missing = await wrapped(writeFile('/no/such/folder', 'a'));
  expect(isStorageFull(missing)).toBe(false);
  expect(isMissing(missing)).toBe(true);

  const bucket = Object.assign(new Error('no room'), { $metadata: { httpStatusCode: 507 } });
  expect(isStorageFull(new Error('Cannot write file', { cause: bucket }))).toBe(true);
  expect(isStorageFull('no error at all')).toBe(false);
});

test.each(['ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'])(
  'takes %s of a bucket for an outage, which clients may wait for (faults 17)',
  async (code) => {
    const lost = await wrapped(Promise.reject(Object.assign(new Error('lost'), { code })));
    expect(isStorageOutage(lost)).toBe(true);
  },
);

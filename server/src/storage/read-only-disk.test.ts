import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto, listPhotos } from '@mala/contract/photos/album.ts';
import { afterAll, expect, it } from 'vitest';
import { asOwner, makeMember } from '../../test/factories.ts';
import { formOf, PDF, picture } from '../../test/fixtures/uploads.ts';
import { startMain, useMainProcesses } from '../../test/main-process.ts';
import { mountSmallDisk, remountSmallDisk } from '../../test/small-disk.ts';
import { startTestApp } from '../../test/test-app.ts';

useMainProcesses();

const disk = mkdtempSync(join(tmpdir(), 'mala-read-only-'));
const isMounted = mountSmallDisk(disk, '20m');

afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

it.runIf(isMounted)('uploads to a disk that can only be read may be tried again', async () => {
  const { ctx, call, close } = await startTestApp({ DATA_DIR: join(disk, 'data') });
  try {
    const member = asOwner(await makeMember(ctx));
    const photo = async () => call(addPhoto, { ...member, form: formOf('photo', await picture()) });
    expect((await photo()).status).toBe(200);
    remountSmallDisk(disk, 'ro');
    const form = formOf('attachment', PDF);
    for (const refused of [await photo(), await call(addHoroscopeFiles, { ...member, form })])
      expect(refused).toMatchObject({ status: 503, body: { Code: 'UNAVAILABLE' } });
    expect((await call(listPhotos, member)).body).toHaveLength(1);
    remountSmallDisk(disk, 'rw');
    expect((await photo()).body).toHaveLength(2);
  } finally {
    remountSmallDisk(disk, 'rw');
    await close();
  }
});

it.runIf(isMounted)('a start on such a disk says so in one line', async () => {
  remountSmallDisk(disk, 'ro');
  const main = startMain({ DATA_DIR: disk });
  expect(await main.ended).toBe(1);
  expect(main.faults).toEqual([
    `${disk} is on a disk that can only be read: mount it for writing, or set another DATA_DIR`,
  ]);
  remountSmallDisk(disk, 'rw');
});

it('a DATA_DIR that is a file is named in one line', async () => {
  const main = startMain({ DATA_DIR: import.meta.filename });
  expect(await main.ended).toBe(1);
  expect(main.faults).toEqual([`${import.meta.filename} is a file: set another DATA_DIR`]);
});

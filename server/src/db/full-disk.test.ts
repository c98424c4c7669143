import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { me } from '@mala/contract/auth/me.ts';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { afterAll, expect, inject, it } from 'vitest';
import { callsTo } from '../../test/calls.ts';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { startMain, useMainProcesses } from '../../test/main-process.ts';
import { descendants } from '../../test/process-tree.ts';
import { killHard } from '../../test/server-process.ts';
import { mountSmallDisk } from '../../test/small-disk.ts';

useMainProcesses();

const disk = mkdtempSync(join(tmpdir(), 'mala-full-'));

const tinyDisk = mkdtempSync(join(tmpdir(), 'mala-tiny-'));

const isMounted = mountSmallDisk(disk, '400m') && mountSmallDisk(tinyDisk, '20m');

afterAll(() => {
  for (const folder of [disk, tinyDisk]) {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
});

/** Writes a file until nothing more fits. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const size of [2 ** 20, 4096])
      for (;;) if ((await file.write(Buffer.alloc(size, 1))).bytesWritten < size) break;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

const newcomer = () => ({ user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD });

it.runIf(isMounted)('says so where the database does not fit on the disk (faults 18)', async () => {
  const main = startMain({ DATA_DIR: join(tinyDisk, 'data') });
  await expect(main.ready()).rejects.toThrow(
    'the database could not be made: its disk is full: make room',
  );
});

it.runIf(isMounted)(
  'starts on a full disk, reads, and stores again once there is room (faults 18)',
  async () => {
    const dataDir = join(disk, 'data');
    execFileSync('cp', ['-a', inject('startedDataDir'), dataDir]);
    const office = { mobile_no: '9000000001', password: 'administer with care' };
    const env = {
      DATA_DIR: dataDir,
      DISK_RESERVE_MB: '64',
      ADMIN_MOBILE: office.mobile_no,
      ADMIN_PASSWORD: office.password,
    };
    const person = newcomer();
    const before = startMain(env);
    expect((await callsTo(await before.ready())(signup, { body: person })).status).toBe(200);
    const reserve = join(dataDir, 'database/reserve');
    await expect.poll(() => existsSync(reserve)).toBe(true);
    await killHard([before.pid, ...descendants(before.pid)]);
    const filler = join(disk, 'filler');
    await fillUp(filler);

    const url = await startMain(env).ready();
    const call = callsTo(url);
    expect(existsSync(reserve)).toBe(false);
    const { mobile_no, password } = person;
    const signedIn = await call(login, { body: { mobile_no, password } });
    expect(signedIn.status).toBe(200);
    expect((await call(me, { token: signedIn.body.token })).body.mobile_no).toBe(mobile_no);
    expect(await call(signup, { body: newcomer() })).toMatchObject({
      status: 507,
      body: { Code: 'STORAGE_FULL' },
    });
    const { token } = (await call(login, { body: office })).body;
    const list = await call(listProfiles, { token, params: { page: 1 }, body: {} });
    expect(list.body.low_disks).toMatchObject([
      { folder: join(dataDir, 'database'), level: 'full' },
    ]);
    const ready = async () => {
      const answer = await fetch(`${url}/api/health/ready`);
      return [answer.status, ((await answer.json()) as { checks: object }).checks];
    };
    // its checks are given up after some seconds
    await expect.poll(ready).toMatchObject([200, { disk: { status: 'ok', level: 'full' } }]);

    rmSync(filler);
    // what is refused has the disk looked at
    const attempt = async () => (await call(signup, { body: newcomer() })).status;
    await expect.poll(attempt).toBe(200);
    expect(existsSync(reserve)).toBe(true);
  },
);

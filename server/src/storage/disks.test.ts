import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL_BELOW, lowBelow, reserveFor } from './disk-space.ts';
import { createDisks, type Disks } from './disks.ts';

const MB = 2 ** 20;
const GB = 2 ** 30;
const RESERVE = 40 * MB;

describe('how much room is little (faults 18)', () => {
  it.each([
    ['5 % of the disk', 100, 5],
    ['at most 20 GB', 4000, 20],
    ['at least 1 GB', 10, 1],
    ['a fifth of a small disk', 2, 0.4],
  ])('%s', (_what, total, low) => {
    expect(lowBelow({ free: 0, total: total * GB })).toBeCloseTo(low * GB);
  });

  it('a disk that runs out of files is full for whoever is warned, and not for the reserve', async () => {
    const disks = createDisks({
      folders: [tmpdir()],
      reserveBytes: RESERVE,
      log: { warn: () => {}, info: () => {} } as never,
      measure: async () => ({ free: 50 * GB, total: 100 * GB, filesLeft: 0.0001 }),
    });
    await disks.look();
    expect(disks.low()).toMatchObject([{ level: 'full', total_bytes: 100 * GB }]);
    expect(disks.isFull()).toBe(false);
  });

  it('the reserve is smaller on a small disk, and none on one that is too small', () => {
    expect(reserveFor({ free: 0, total: 100 * GB }, 256 * MB)).toBe(256 * MB);
    expect(reserveFor({ free: 0, total: GB }, 256 * MB)).toBe(128 * MB);
    expect(reserveFor({ free: 0, total: 128 * MB }, 256 * MB)).toBe(0);
    expect(reserveFor({ free: 0, total: 100 * GB }, 0)).toBe(0);
  });
});

describe('the reserve (faults 18)', () => {
  let folder: string;
  let free: number;
  let lines: string[];
  let disks: Disks;
  let watching: { stop(): Promise<void> };

  const log = {
    warn: (_facts: unknown, line = '') => void lines.push(line),
    info: (_facts: unknown, line = '') => void lines.push(line),
  };
  const held = () => stat(join(folder, 'reserve')).catch(() => null);
  async function lookWith(bytes: number): Promise<void> {
    free = bytes;
    await disks.look();
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mala-disk-'));
    lines = [];
    free = 10 * GB;
    const measure = async () => ({ free, total: 100 * GB });
    disks = createDisks({
      folders: [folder, join(folder, 'missing')],
      reserveBytes: RESERVE,
      log: log as never,
      measure,
    });
    watching = disks.watch();
    await disks.look();
  });
  afterEach(async () => {
    await watching.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('holds real blocks, and is released on a full disk until there is room again', async () => {
    const reserve = await held();
    expect(reserve?.size).toBe(RESERVE);
    expect((reserve?.blocks ?? 0) * 512).toBeGreaterThanOrEqual(RESERVE);
    expect(disks.isFull()).toBe(false);

    await lookWith(FULL_BELOW - 1);
    expect([await held(), disks.isFull()]).toEqual([null, true]);
    expect(disks.details()).toMatchObject({ level: 'full' });
    // what was released is no room for members
    await lookWith(RESERVE + FULL_BELOW);
    expect([await held(), disks.isFull()]).toEqual([null, true]);
    expect(disks.low()).toMatchObject([{ folder, level: 'full', total_bytes: 100 * GB }]);

    await lookWith(10 * GB);
    expect([(await held())?.size, disks.isFull(), disks.low()]).toEqual([RESERVE, false, []]);
    expect(lines).toEqual([
      'the disk is full: its reserve was released for the database and the office',
      'a disk is full',
      'a disk has room again',
    ]);
  });

  it('the log says once that a disk is low, and readiness how much is left', async () => {
    await lookWith(4 * GB);
    await lookWith(3 * GB);
    expect(lines).toEqual(['a disk is low']);
    expect(disks.isFull()).toBe(false);
    expect(disks.low()).toMatchObject([{ folder, level: 'low', free_bytes: 3 * GB }]);
    expect(disks.details()).toEqual({
      level: 'low',
      free_bytes: 3 * GB,
      total_bytes: 100 * GB,
    });
  });

  it('is in use, for a process that starts, if it is not there and little room is', async () => {
    await watching.stop();
    await rm(join(folder, 'reserve'));
    const restarted = createDisks({
      folders: [folder],
      reserveBytes: RESERVE,
      log: log as never,
      measure: async () => ({ free: RESERVE, total: 100 * GB }),
    });
    await restarted.look();
    expect(restarted.isFull()).toBe(true);
  });
});

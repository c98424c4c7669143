import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { LowDisk } from '../db/schema/running-processes.ts';
import { createDiskReserve } from './disk-reserve.ts';
import {
  FULL_BELOW,
  lowBelow,
  type Measure,
  measureDisk,
  reserveFor,
  roomOf,
  type Space,
} from './disk-space.ts';

/** The disks of this machine that the site writes to. */
export interface Disks {
  /**
   * Whether the disk of the database is full and its reserve in use: what is stored now would take the room that the office
   * needs to delete something.
   */
  isFull(): boolean;
  /** those that are low or full, as last looked at */
  low(): readonly LowDisk[];
  /** for /api/health/ready: never fails */
  details(): Record<string, string | number | null>;
  /** Looks at the disks now; releases the reserve of a full one. One look at a time. */
  look(): Promise<void>;
  /** Looks every minute until the stop, and takes the reserve where there is room. */
  watch(): { stop(): Promise<void> };
}

export interface DiskOptions {
  /** on possibly different disks; those that do not exist yet are left out */
  folders: readonly string[];
  /** the bytes of the reserve beside the embedded database, which is in the first folder; null without one */
  reserveBytes: number | null;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  measure?: Measure;
}

const MINUTE = 60_000;

/** The reserve is taken again once so much stays free besides it. */
const ROOM_AGAIN = 2 * FULL_BELOW;

export function createDisks({
  folders,
  reserveBytes,
  log,
  measure = measureDisk,
}: DiskOptions): Disks {
  const [first = ''] = folders;
  const reserve = reserveBytes === null ? null : createDiskReserve(first);
  const stopping = new AbortController();
  const lowDisks = new Map<string, LowDisk>();
  let full = false;
  let isWatching = false;
  let smallest: Space | null = null;
  let looking: Promise<void> | null = null;

  /** Whether the database's disk is full from now on; it stays so until the reserve is back. */
  async function manageReserve(space: Space): Promise<boolean> {
    if (!reserve || reserveBytes === null) return false;
    const held = await reserve.held();
    if (space.free < FULL_BELOW) {
      if (held > 0) {
        await reserve.release();
        log.warn(
          { bytes: held },
          'the disk is full: its reserve was released for the database and the office',
        );
      }
      return true;
    }
    const wanted = reserveFor(space, reserveBytes);
    if (held > 0 || wanted === 0) return false;
    if (space.free < wanted + ROOM_AGAIN) return true;
    if (!isWatching) return false;
    await reserve.take(wanted, stopping.signal);
    return false;
  }

  function note(folder: string, space: Space, isFull: boolean): void {
    const before = lowDisks.get(folder)?.level;
    const level = isFull || space.free < FULL_BELOW ? 'full' : 'low';
    if (!isFull && space.free >= lowBelow(space)) {
      lowDisks.delete(folder);
      if (before) log.info({ folder, ...space }, 'a disk has room again');
      return;
    }
    const found = { free_bytes: space.free, total_bytes: space.total, level } as const;
    lowDisks.set(folder, { machine: hostname(), folder, ...found });
    if (before !== level) log.warn({ folder, ...space }, `a disk is ${level}`);
  }

  async function lookAtAll(): Promise<void> {
    const seen = new Set<number>();
    let least: Space | null = null;
    for (const [index, folder] of folders.entries()) {
      const found = await stat(folder).catch(() => null);
      if (!found || seen.has(found.dev)) continue;
      seen.add(found.dev);
      let space = await measure(folder);
      if (index === 0 && reserve) {
        full = await manageReserve(space);
        space = await measure(folder);
      }
      const room = roomOf(space);
      note(folder, room, index === 0 && full);
      if (!least || room.free < least.free) least = room;
    }
    smallest = least;
  }

  async function look(): Promise<void> {
    looking ??= lookAtAll()
      .catch((err) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'a disk could not be looked at');
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  return {
    isFull: () => full,
    low: () => [...lowDisks.values()],
    details: () => ({
      level: full ? 'full' : lowDisks.size > 0 ? 'low' : 'enough',
      free_bytes: smallest?.free ?? null,
      total_bytes: smallest?.total ?? null,
    }),
    look,
    watch() {
      isWatching = true;
      void look();
      const timer = setInterval(() => void look(), MINUTE).unref();
      return {
        async stop() {
          clearInterval(timer);
          stopping.abort();
          await looking;
        },
      };
    },
  };
}

const MB = 2 ** 20;

interface Places {
  dataDir: string;
  databaseUrl?: string | undefined;
  storageUrl?: string | undefined;
  diskReserveMb: number;
}

/** The disks that the settings name; a reserve where the embedded database is. */
export function disksOf(
  { dataDir, databaseUrl, storageUrl, diskReserveMb }: Places,
  log: DiskOptions['log'],
): Disks {
  const isEmbedded = !databaseUrl;
  return createDisks({
    folders: [
      ...(isEmbedded ? [join(dataDir, 'database')] : []),
      dataDir,
      ...(storageUrl ? [] : [join(dataDir, 'files')]),
    ],
    reserveBytes: isEmbedded ? diskReserveMb * MB : null,
    log,
  });
}

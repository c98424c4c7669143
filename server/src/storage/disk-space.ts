import { statfs } from 'node:fs/promises';

const MB = 2 ** 20;
const GB = 2 ** 30;

/** Bytes that our system user may still write, and of the whole disk. */
export interface Space {
  free: number;
  total: number;
  /** the part of its files (inodes) that can still be made, of 1; missing where the system does not tell */
  filesLeft?: number;
}

export type Measure = (folder: string) => Promise<Space>;

/** What the system says; costs no more than a system call. */
export const measureDisk: Measure = async (folder) => {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const space = { free: bavail * bsize, total: blocks * bsize };
  return files > 0 ? { ...space, filesLeft: ffree / files } : space;
};

/**
 * The room for people to be warned of: of a disk that runs out of files as much as of one that runs out of bytes. The reserve
 * is bytes, and some network disks tell nonsense about files, so it is managed without them.
 */
export function roomOf({ free, total, filesLeft = 1 }: Space): Space {
  return { free: Math.floor(Math.min(free, total * filesLeft)), total };
}

/** The office is warned below so many free bytes: 5 % of the disk, at least 1 GB and at most 20 GB, of small disks a fifth. */
export function lowBelow({ total }: Space): number {
  const share = Math.min(Math.max(total * 0.05, GB), 20 * GB);
  return Math.min(share, total / 5);
}

/** A disk counts as full below so many free bytes, which PostgreSQL needs to start: two of its 16 MB segments. */
export const FULL_BELOW = 32 * MB;

/** The reserve that is wanted, at most an eighth of the disk; 0 where that is too small to help. */
export function reserveFor({ total }: Space, wanted: number): number {
  const bytes = Math.min(wanted, Math.floor(total / 8));
  return bytes >= FULL_BELOW ? bytes : 0;
}
